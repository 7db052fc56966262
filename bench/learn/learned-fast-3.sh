#!/usr/bin/env bash
# Makes the numbers of `learned-fast-3` and of the doctrine beneath it again: bench/learn/learned-fast-3.sh [FOLDER]. Each side climbs against `learned-fast-2` and
# others, then against what the other side has become by then. Where each climb stands is kept in the folder (.cache/learned-fast-3), and goes on from there.
# More than an hour of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-3}
mkdir -p "$folder"
base=learned-fast-2 seed=es
. bench/learn/climbed.sh
a1=$folder/allied-1.json a2=$folder/allied-2.json a3=$folder/allied-3.json j1=$folder/japan-1.json j2=$folder/japan-2.json
climbed allied-1 allied 150 '' '' --numbers networks
climbed japan-1 japan 150 "$a1 second-edition 12; learned-fast-2 second-edition 6; learned-6 second-edition 4; tuned-1 second-edition 4; $a1 nt1 4; $a1 menzel 4; \
$a1 second-edition,nine-turn 3; $a1 second-edition,task-forces 3" '' --numbers networks
climbed allied-2 allied 250 '' allied-1 --numbers networks
climbed allied-3 allied 400 "$j1 second-edition 8; learned-fast-2 second-edition 6; learned-6 second-edition 4; tuned-1 second-edition 5; tuned second-edition 5; \
standard second-edition 2; $j1 nt1 3; tuned nt1 3; $j1 menzel 3; tuned menzel 3; $j1 second-edition,nine-turn 2; $j1 second-edition,task-forces 2; \
tuned second-edition,task-forces 1" allied-2 --numbers networks
climbed japan-2 japan 300 "$a2 second-edition 8; learned-fast-2 second-edition 5; learned-6 second-edition 4; tuned-1 second-edition 6; standard second-edition 3; \
fortress-hawaii second-edition 3; $a2 nt1 4; tuned-1 nt1 2; $a2 menzel 4; tuned-1 menzel 2; $a2 second-edition,nine-turn 2; $a2 second-edition,task-forces 2" japan-1 --numbers networks
climbed allied-4 allied 450 "$j2 second-edition 8; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 10; tuned second-edition 5; \
standard second-edition 2; $j2 nt1 3; tuned nt1 3; $j2 menzel 3; tuned menzel 3; $j2 second-edition,nine-turn 2; $j2 second-edition,task-forces 2; \
tuned second-edition,task-forces 1" allied-3 --numbers networks
climbed japan-3 japan 350 "$a3 second-edition 10; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 6; standard second-edition 3; \
fortress-hawaii second-edition 3; $a3 nt1 4; tuned-1 nt1 2; $a3 menzel 4; tuned-1 menzel 2; $a3 second-edition,nine-turn 2; $a3 second-edition,task-forces 2" japan-2 --numbers networks
npx tsx bench/learn/ship-evolved.ts --japan "$folder/japan-3.json" --allied "$folder/allied-4.json" --player learned-fast-3 --doctrine tuned-3 --nets "$folder/nets-fast-3.json" --folder "$folder"
cmp "$folder/nets-fast-3.json" src/ai/learned/nets-fast-3.json && echo 'the same numbers'
