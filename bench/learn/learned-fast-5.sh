#!/usr/bin/env bash
# Makes the numbers of `learned-fast-5` and of the doctrine beneath it again: bench/learn/learned-fast-5.sh [FOLDER]. First each side climbs against `learned-fast-4` alone, under the second
# edition and under nt1: those are its best responses. Then each climbs on from `learned-fast-4` against that player, these and others, and at last against what the other side has become.
# Where each climb stands is kept in the folder (.cache/learned-fast-5), and goes on from there. Some two hours of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-5}
mkdir -p "$folder"
base=learned-fast-4
. bench/learn/climbed.sh

seed=br4
for side in allied japan; do
  climbed "response-$side" "$side" 150 'learned-fast-4 second-edition 8' '' --pairs 80
  climbed "response-$side-nt1" "$side" 150 'learned-fast-4 nt1 8' '' --pairs 80 --seed "br4-$side-nt1"
done

# pool SIDE OTHER FIRST...: opponents of a side; OTHER stands for the other side under other rules, FIRST come before all others.
pool() {
  local tuned=4 fortress= response=$folder/response-japan
  if [ "$1" = japan ]; then tuned=2 fortress='fortress-hawaii second-edition 1; ' response=$folder/response-allied; fi
  echo "${*:3}; learned-fast-3 second-edition 2; learned-fast-2 second-edition 1; learned-6 second-edition 1; tuned-1 second-edition $tuned; tuned second-edition 1; standard second-edition 2;" \
    "$fortress$2 nt1 2; $response-nt1.json@centre nt1 3; tuned-1 nt1 1; $2 menzel 2; tuned-1 menzel 1; $2 second-edition,nine-turn 1; $2 second-edition,task-forces 1"
}
seed=es5
new=(--pairs 30 --numbers forces)
r=$folder/response
climbed japan-110 japan 110 "$(pool japan learned-fast-4 "learned-fast-4 second-edition 6; $r-allied.json@centre second-edition 4")" '' "${new[@]}" --rate 0.1
climbed allied-115 allied 115 "$(pool allied learned-fast-4 "learned-fast-4 second-edition 6; $r-japan.json@centre second-edition 4")" '' "${new[@]}" --rate 0.1
a=$folder/allied-115.json@centre j=$folder/japan-110.json@centre
climbed japan-335 japan 335 "$(pool japan "$a" "$a second-edition 4; learned-fast-4 second-edition 4; $r-allied.json@centre second-edition 3")" japan-110 "${new[@]}" --spread 0.5 --rate 0.08
climbed allied-340 allied 340 "$(pool allied "$j" "$j second-edition 4; learned-fast-4 second-edition 4; $r-japan.json@centre second-edition 3")" allied-115 "${new[@]}" --spread 0.5 --rate 0.08
# What the Allies gained against strong players they lost against heuristic ones: more games against these.
j=$folder/japan-335.json
climbed allied-385 allied 385 "$j second-edition 5; learned-fast-4 second-edition 4; $r-japan.json@centre second-edition 2; learned-fast-3 second-edition 2; learned-fast-2 second-edition 1; learned-6 second-edition 1; tuned-1 second-edition 10; tuned second-edition 3; standard second-edition 4; $j nt1 2; $r-japan-nt1.json@centre nt1 2; tuned-1 nt1 2; $j menzel 2; tuned-1 menzel 3; $j second-edition,nine-turn 1; tuned-1 second-edition,nine-turn 1; $j second-edition,task-forces 1; tuned-1 second-edition,task-forces 1" \
  allied-340 "${new[@]}" --spread 0.5 --rate 0.1
# Three quarters of the way keep what is gained against strong players, and lose half as much against the others.
npx tsx bench/learn/ship-evolved.ts --japan "$folder/japan-335.json" --allied "$folder/allied-385.json" --allied-share 0.75 --player learned-fast-5 --doctrine tuned-5 --nets "$folder/nets-fast-5.json" --folder "$folder"
cmp "$folder/nets-fast-5.json" src/ai/learned/nets-fast-5.json && echo 'the same numbers'
