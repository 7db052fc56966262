#!/usr/bin/env bash
# Makes the numbers of `learned-fast-4` and of the doctrine beneath it again: bench/learn/learned-fast-4.sh [FOLDER]. Each side climbs on from `learned-fast-3`, first against that
# player and others, then against what the other side has become by then. Where each climb stands is kept in the folder (.cache/learned-fast-4), and goes on from there.
# Some two hours of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-4}
mkdir -p "$folder"
base=learned-fast-3 seed=es4
. bench/learn/climbed.sh
others='learned-fast-3 second-edition 9; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 10; tuned second-edition 3;
standard second-edition 2; learned-fast-3 nt1 4; tuned-1 nt1 4; learned-fast-3 menzel 3; tuned-1 menzel 4; learned-fast-3 second-edition,nine-turn 2; learned-fast-3 second-edition,task-forces 2'
climbed allied-45 allied 45 "$others" '' --numbers beneath --rate 0.06
climbed allied-185 allied 185 "$others" allied-45 --numbers first-turn --rate 0.06
climbed allied-200 allied 200 "$others" allied-185 --numbers first-turn --rate 0.06
climbed japan-200 japan 200 'learned-fast-3 second-edition 10; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 5; tuned second-edition 3;
standard second-edition 3; fortress-hawaii second-edition 2; learned-fast-3 nt1 4; tuned-1 nt1 3; learned-fast-3 menzel 4; tuned-1 menzel 3; learned-fast-3 second-edition,nine-turn 2;
learned-fast-3 second-edition,task-forces 2' '' --numbers beneath --rate 0.06
climbed allied-units allied 185 "$others" allied-185 --numbers units --rate 0.06
climbed japan-units japan 200 "$others" japan-200 --numbers units --rate 0.06
a=$folder/allied-units.json j=$folder/japan-units.json
climbed japan-420 japan 420 "$a second-edition 10; learned-fast-3 second-edition 6; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 4;
tuned second-edition 2; standard second-edition 3; fortress-hawaii second-edition 2; $a nt1 4; tuned-1 nt1 2; $a menzel 4; tuned-1 menzel 2; $a second-edition,nine-turn 2;
$a second-edition,task-forces 3" japan-units --numbers units --rate 0.08
climbed allied-420 allied 420 "$j second-edition 9; learned-fast-3 second-edition 4; learned-fast-2 second-edition 3; learned-6 second-edition 3; tuned-1 second-edition 10;
tuned second-edition 3; standard second-edition 2; $j nt1 4; tuned-1 nt1 3; $j menzel 3; tuned-1 menzel 4; $j second-edition,nine-turn 2; $j second-edition,task-forces 3;
tuned-1 second-edition,task-forces 1" allied-200 --numbers units --rate 0.08
a=$folder/allied-420.json j=$folder/japan-420.json
climbed japan-520 japan 520 "$a second-edition 10; learned-fast-3 second-edition 5; learned-fast-2 second-edition 3; learned-6 second-edition 3; tuned-1 second-edition 5;
tuned second-edition 2; standard second-edition 3; fortress-hawaii second-edition 3; $a nt1 4; tuned-1 nt1 2; $a menzel 4; tuned-1 menzel 2; $a second-edition,nine-turn 2;
$a second-edition,task-forces 3" japan-420 --numbers units --rate 0.08
climbed allied-520 allied 520 "$j second-edition 10; learned-fast-3 second-edition 3; learned-fast-2 second-edition 3; learned-6 second-edition 2; tuned-1 second-edition 10;
tuned second-edition 3; standard second-edition 6; $j nt1 4; tuned-1 nt1 3; $j menzel 3; tuned-1 menzel 4; $j second-edition,nine-turn 2; $j second-edition,task-forces 3;
tuned-1 second-edition,task-forces 1" allied-420 --numbers units --rate 0.08
npx tsx bench/learn/ship-evolved.ts --japan "$folder/japan-520.json" --allied "$folder/allied-520.json" --player learned-fast-4 --doctrine tuned-4 --nets "$folder/nets-fast-4.json" --folder "$folder"
cmp "$folder/nets-fast-4.json" src/ai/learned/nets-fast-4.json && echo 'the same numbers'
