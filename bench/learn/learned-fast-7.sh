#!/usr/bin/env bash
# Makes the numbers of `learned-fast-7` and of the doctrine beneath it again: bench/learn/learned-fast-7.sh [FOLDER]. Each side climbs from `learned-fast-6`, of which Japan leaves Hawaii after
# the raid: first against that start, then against what the other side has become. The numbers that count under nt1 stay those of `learned-fast-6`. Where each climb stands is kept in the
# folder (.cache/learned-fast-7), and goes on from there. Some fifty minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-7}
mkdir -p "$folder"
base=learned-fast-6
seed=es7
. bench/learn/climbed.sh
new=(--numbers leaving --spread 0.5 --pairs 30)
for side in japan allied; do climbed "start-$side" "$side" 0 'learned-fast-6 second-edition 1' '' "${new[@]}"; done

# pool SIDE FIRST OTHER: opponents of a side; FIRST come before all others, OTHER stands for the other side under other rules.
pool() {
  local heuristic='tuned-1 second-edition 6; standard second-edition 3'
  if [ "$1" = japan ]; then heuristic='tuned-1 second-edition 2; standard second-edition 2; fortress-hawaii second-edition 1'; fi
  echo "$2; learned-fast-5 second-edition 2; learned-fast-4 second-edition 1; learned-fast-2 second-edition 1; learned-6 second-edition 1; tuned second-edition 1; $heuristic; $3 menzel 3; tuned-1 menzel 1; $3 second-edition,nine-turn 2; $3 second-edition,task-forces 2"
}
# first SIDE ROUNDS, second SIDE ROUNDS.
first() {
  local start=$folder/start-$(other "$1").json
  climbed "first-$1" "$1" "$2" "$(pool "$1" "$start second-edition 8" "$start")" '' "${new[@]}" --rate 0.1
}
second() {
  local now=$folder/first-$(other "$1").json@centre start=$folder/start-$(other "$1").json
  climbed "second-$1" "$1" "$2" "$(pool "$1" "$now second-edition 6; $start second-edition 3" "$now")" "first-$1" "${new[@]}" --rate 0.09
}

for side in japan allied; do first "$side" 110; done
for side in japan allied; do second "$side" 230; done
npx tsx bench/learn/ship-evolved.ts --japan "$folder/second-japan.json" --allied "$folder/second-allied.json" --as-before nt1 \
  --player learned-fast-7 --doctrine tuned-7 --nets "$folder/nets-fast-7.json" --folder "$folder"
cmp "$folder/nets-fast-7.json" src/ai/learned/nets-fast-7.json && echo 'the same numbers'
