#!/usr/bin/env bash
# Makes the numbers of `learned-fast-6` and of the doctrine beneath it again: bench/learn/learned-fast-6.sh [FOLDER]. First each side climbs against `learned-fast-5` alone, under the second
# edition and under nt1: those are its best responses. From those under nt1 each climbs on under nt1, for the numbers that count there alone, at last with Japan leaving Hawaii after the raid;
# and from `learned-fast-5` under all other rules, the Allies with outposts. Where each climb stands is kept in the folder (.cache/learned-fast-6), and goes on from there. Some three hours of
# processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-6}
mkdir -p "$folder"
base=learned-fast-5
. bench/learn/climbed.sh
new=(--numbers forces --spread 0.5)
r=$folder/response

for side in allied japan; do
  for rules in nt1 second-edition; do
    climbed "response-$side-$rules" "$side" 150 "learned-fast-5 $rules 8" '' "${new[@]}" --pairs 80 --rate 0.1 --seed "br6-$side-$rules"
  done
done

seed=nt6
for side in allied japan; do
  climbed "nt1-$side-250" "$side" 250 "learned-fast-5 nt1 5; $r-$(other $side)-nt1.json@centre nt1 4; learned-fast-4 nt1 1; learned-6 nt1 1; tuned-1 nt1 3; standard nt1 2" \
    "response-$side-nt1" "${new[@]}" --pairs 40 --rate 0.1
done
for side in allied japan; do
  o=$(other $side)
  climbed "nt1-$side-450" "$side" 450 "$folder/nt1-$o-250.json@centre nt1 5; learned-fast-5 nt1 4; $r-$o-nt1.json@centre nt1 2; learned-fast-4 nt1 1; learned-6 nt1 1; tuned-1 nt1 3; standard nt1 1" \
    "nt1-$side-250" "${new[@]}" --pairs 40 --rate 0.08
done

# From here on Japan leaves Hawaii, and the Allies have outposts.
new=(--numbers outposts --spread 0.5)
climbed start-japan japan 0 'learned-fast-5 nt1 1' '' "${new[@]}"
climbed nt1-japan-520 japan 520 "$folder/nt1-allied-450.json@centre nt1 6; learned-fast-5 nt1 4; learned-fast-4 nt1 1; learned-6 nt1 1; tuned-1 nt1 2; standard nt1 1" nt1-japan-450 "${new[@]}" --pairs 40 --rate 0.1
climbed nt1-allied-520 allied 520 "$folder/start-japan.json nt1 6; $folder/nt1-japan-450.json@centre nt1 2; learned-fast-5 nt1 2; learned-6 nt1 1; tuned-1 nt1 3; standard nt1 1" nt1-allied-450 "${new[@]}" --pairs 40 --rate 0.1
climbed nt1-japan-630 japan 630 "$folder/nt1-allied-520.json@centre nt1 7; learned-fast-5 nt1 3; learned-fast-4 nt1 1; learned-6 nt1 1; tuned-1 nt1 2; standard nt1 1" nt1-japan-520 "${new[@]}" --pairs 40 --rate 0.09
climbed nt1-allied-630 allied 630 "$folder/nt1-japan-520.json@centre nt1 7; $folder/start-japan.json nt1 3; learned-fast-5 nt1 1; learned-6 nt1 1; tuned-1 nt1 3" nt1-allied-520 "${new[@]}" --pairs 40 --rate 0.09

# pool SIDE FIRST OTHER: opponents of a side; FIRST come before all others, OTHER stands for the other side under other rules.
pool() {
  local heuristic='tuned-1 second-edition 6; standard second-edition 3'
  if [ "$1" = japan ]; then heuristic='tuned-1 second-edition 2; standard second-edition 2; fortress-hawaii second-edition 1'; fi
  echo "$2; learned-fast-4 second-edition 1; learned-fast-3 second-edition 1; learned-fast-2 second-edition 1; learned-6 second-edition 1; tuned second-edition 1; $heuristic; $3 menzel 3; tuned-1 menzel 1; $3 second-edition,nine-turn 2; $3 second-edition,task-forces 2"
}
seed=es6
for side in allied japan; do
  climbed "main-$side-120" "$side" 120 "$(pool $side "learned-fast-5 second-edition 6; $r-$(other $side)-second-edition.json@centre second-edition 4" learned-fast-5)" '' "${new[@]}" --pairs 30 --rate 0.1
done
# second SIDE ROUNDS: goes on against what the other side has become.
second() {
  local side=$1 o=$(other "$1") a=$folder/main-$(other "$1")-120.json@centre
  climbed "main-$side-$2" "$side" "$2" "$(pool "$side" "$a second-edition 4; learned-fast-5 second-edition 4; $r-$o-second-edition.json@centre second-edition 3" "$a")" "main-$side-120" "${new[@]}" --pairs 30 --rate 0.09
}
second allied 260
second japan 275
npx tsx bench/learn/ship-evolved.ts --japan "$folder/main-japan-275.json" --allied "$folder/main-allied-260.json" --japan-nt1 "$folder/nt1-japan-630.json" --allied-nt1 "$folder/nt1-allied-630.json" \
  --player learned-fast-6 --doctrine tuned-6 --nets "$folder/nets-fast-6.json" --folder "$folder"
cmp "$folder/nets-fast-6.json" src/ai/learned/nets-fast-6.json && echo 'the same numbers'
