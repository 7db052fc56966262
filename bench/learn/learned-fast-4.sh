#!/usr/bin/env bash
# Makes the numbers of `learned-fast-4` and of the doctrine beneath it again: bench/learn/learned-fast-4.sh [FOLDER]. Each side climbs on from `learned-fast-3`, first against that
# player and others, then against what the other side has become by then. Where each climb stands is kept in the folder (.cache/learned-fast-4), and goes on from there.
# Some two hours of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-4}
mkdir -p "$folder"
# climbed NAME SIDE ROUNDS GROUP RATE AGAINST FROM: FROM is where an earlier climb of the side ended.
climbed() {
  local file=$folder/$1.json
  if [ ! -e "$file" ] && [ -n "${7:-}" ]; then cp "$folder/$7.json" "$file"; fi
  npm run -s learn-evolve -- --base learned-fast-3 --side "$2" --keep "$file" --rounds "$3" --numbers "$4" --rate "$5" --seed "es4-$2" --against "$6"
}
others='learned-fast-3 second-edition 9; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 10; tuned second-edition 3;
standard second-edition 2; learned-fast-3 nt1 4; tuned-1 nt1 4; learned-fast-3 menzel 3; tuned-1 menzel 4; learned-fast-3 second-edition,nine-turn 2; learned-fast-3 second-edition,task-forces 2'
climbed allied-45 allied 45 beneath 0.06 "$others"
climbed allied-185 allied 185 first-turn 0.06 "$others" allied-45
climbed allied-200 allied 200 first-turn 0.06 "$others" allied-185
climbed japan-200 japan 200 beneath 0.06 'learned-fast-3 second-edition 10; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 5; tuned second-edition 3;
standard second-edition 3; fortress-hawaii second-edition 2; learned-fast-3 nt1 4; tuned-1 nt1 3; learned-fast-3 menzel 4; tuned-1 menzel 3; learned-fast-3 second-edition,nine-turn 2;
learned-fast-3 second-edition,task-forces 2'
climbed allied-units allied 185 units 0.06 "$others" allied-185
climbed japan-units japan 200 units 0.06 "$others" japan-200
a=$folder/allied-units.json j=$folder/japan-units.json
climbed japan-420 japan 420 units 0.08 "$a second-edition 10; learned-fast-3 second-edition 6; learned-fast-2 second-edition 4; learned-6 second-edition 3; tuned-1 second-edition 4;
tuned second-edition 2; standard second-edition 3; fortress-hawaii second-edition 2; $a nt1 4; tuned-1 nt1 2; $a menzel 4; tuned-1 menzel 2; $a second-edition,nine-turn 2;
$a second-edition,task-forces 3" japan-units
climbed allied-420 allied 420 units 0.08 "$j second-edition 9; learned-fast-3 second-edition 4; learned-fast-2 second-edition 3; learned-6 second-edition 3; tuned-1 second-edition 10;
tuned second-edition 3; standard second-edition 2; $j nt1 4; tuned-1 nt1 3; $j menzel 3; tuned-1 menzel 4; $j second-edition,nine-turn 2; $j second-edition,task-forces 3;
tuned-1 second-edition,task-forces 1" allied-200
a=$folder/allied-420.json j=$folder/japan-420.json
climbed japan-520 japan 520 units 0.08 "$a second-edition 10; learned-fast-3 second-edition 5; learned-fast-2 second-edition 3; learned-6 second-edition 3; tuned-1 second-edition 5;
tuned second-edition 2; standard second-edition 3; fortress-hawaii second-edition 3; $a nt1 4; tuned-1 nt1 2; $a menzel 4; tuned-1 menzel 2; $a second-edition,nine-turn 2;
$a second-edition,task-forces 3" japan-420
climbed allied-520 allied 520 units 0.08 "$j second-edition 10; learned-fast-3 second-edition 3; learned-fast-2 second-edition 3; learned-6 second-edition 2; tuned-1 second-edition 10;
tuned second-edition 3; standard second-edition 6; $j nt1 4; tuned-1 nt1 3; $j menzel 3; tuned-1 menzel 4; $j second-edition,nine-turn 2; $j second-edition,task-forces 3;
tuned-1 second-edition,task-forces 1" allied-420
npx tsx bench/learn/ship-evolved.ts --japan "$folder/japan-520.json" --allied "$folder/allied-520.json" --player learned-fast-4 --doctrine tuned-4 --nets "$folder/nets-fast-4.json" --folder "$folder"
cmp "$folder/nets-fast-4.json" src/ai/learned/nets-fast-4.json && echo 'the same numbers'
