#!/usr/bin/env bash
# Makes the numbers of `learned-fast-8` and of the doctrine beneath it again: bench/learn/learned-fast-8.sh [FOLDER]. Under nt1 each side of `learned-fast-7` is first trained against the other
# alone: these are its best responses. From there it climbs on against the response of the other side, `learned-fast-7` itself and older players, then against what the other side has become.
# Under all other rules, the adjustments among them, each side climbs from `learned-fast-7` that weighs sinking by turns. Where each climb stands is kept in the folder
# (.cache/learned-fast-8), and goes on from there. Two climbs go on side by side; some seventy minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-8}
mkdir -p "$folder"
base=learned-fast-7
seed=nt8
. bench/learn/climbed.sh
new=(--numbers leaving --under nt1 --spread 0.5)
older='learned-fast-5 nt1 1; learned-fast-4 nt1 1; learned-6 nt1 1; tuned-1 nt1 3; standard nt1 1'

response() { climbed "response-$1" "$1" 150 'learned-fast-7 nt1 8' '' "${new[@]}" --pairs 80 --rate 0.1 --seed "br8-$1-nt1"; }
second() { climbed "second-$1" "$1" 300 "learned-fast-7 nt1 5; $folder/response-$(other "$1").json@centre nt1 4; $older" "response-$1" "${new[@]}" --pairs 40 --rate 0.1; }
third() {
  local o
  o=$(other "$1")
  climbed "third-$1" "$1" 420 "$folder/second-$o.json@centre nt1 6; learned-fast-7 nt1 3; $folder/response-$o.json@centre nt1 2; $older" "second-$1" "${new[@]}" --pairs 40 --rate 0.09
}

# From here on with the weights that are new in the group, which begin at the same values under nt1. Japan climbs on against what the Allies have become, against whom it had gained nothing;
# then the Allies against that Japan.
later=(--numbers sinking --under nt1 --spread 0.5 --pairs 40 --rate 0.1)
now() { climbed "nt1-$1" "$1" 420 'learned-fast-7 nt1 1' "third-$1" "${later[@]}"; }
fourth() {
  if [ "$1" = allied ]; then return; fi
  climbed "fourth-$1" "$1" 540 "$folder/nt1-allied.json@centre nt1 6; learned-fast-7 nt1 3; $older" "nt1-$1" "${later[@]}"
}
fifth() {
  if [ "$1" = japan ]; then return; fi
  climbed "fifth-$1" "$1" 540 "$folder/fourth-japan.json@centre nt1 6; $folder/nt1-japan.json@centre nt1 2; learned-fast-7 nt1 2; $older" "nt1-$1" "${later[@]}"
}

main=(--numbers sinking --spread 0.5 --pairs 30 --rate 0.1)
start() { climbed "start-$1" "$1" 0 'learned-fast-7 second-edition 1' '' "${main[@]}"; }
# under OTHER: opponents under other rules than the second edition alone; OTHER stands for the other side.
under() {
  local e=second-edition
  echo "$1 menzel 3; tuned-1 menzel 1; $1 $e,nine-turn 2; $1 $e,task-forces 2; $1 $e,pearl-harbor 1; $1 $e,adjustment-1,adjustment-2a,adjustment-4 2; $1 $e,adjustment-1a,adjustment-2b,adjustment-3,adjustment-3c,adjustment-4a 1"
}
all() {
  local e=second-edition heuristic='tuned-1 second-edition 5; standard second-edition 2' start
  start=$folder/start-$(other "$1").json
  if [ "$1" = japan ]; then heuristic='tuned-1 second-edition 2; standard second-edition 2; fortress-hawaii second-edition 1'; fi
  climbed "all-$1" "$1" 90 "$start $e 8; learned-fast-5 $e 2; learned-fast-4 $e 1; learned-6 $e 1; tuned $e 1; $heuristic; $(under "$start")" '' "${main[@]}"
}

for step in response second third now fourth fifth start all; do
  # One side beside the other.
  "$step" japan &
  "$step" allied
  wait $!
done
npx tsx bench/learn/ship-evolved.ts --japan "$folder/all-japan.json" --allied "$folder/all-allied.json" --allied-share 0.75 --japan-nt1 "$folder/fourth-japan.json" --allied-nt1 "$folder/fifth-allied.json" \
  --player learned-fast-8 --doctrine tuned-8 --nets "$folder/nets-fast-8.json" --folder "$folder"
cmp "$folder/nets-fast-8.json" src/ai/learned/nets-fast-8.json && echo 'the same numbers'
