#!/usr/bin/env bash
# Makes the numbers of `learned-fast-9` and of the doctrine beneath it again: bench/learn/learned-fast-9.sh [FOLDER]. Each side of `learned-fast-8` is first trained against the other alone under
# the second edition: these are its best responses. From there it climbs on against the response of the other side, `learned-fast-8` itself under most rules, older and heuristic players, then
# against what the other side has become. Under nt1 it stays what it was. Where each climb stands is kept in the folder (.cache/learned-fast-9), and goes on from there. Two climbs go on side by
# side; some eighty minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-9}
mkdir -p "$folder"
base=learned-fast-8
seed=nt9
. bench/learn/climbed.sh
e=second-edition
all=(--numbers sinking --spread 0.5)
heuristic() { echo "tuned-1 $e 4; standard $e 3; tuned-2 $e 1; $(if [ "$1" = japan ]; then echo fortress-hawaii; else echo standard; fi) $e 1"; }
older="learned-fast-5 $e 1; learned-fast-4 $e 1; learned-6 $e 1; tuned-1 menzel 1"

response() { climbed "response-$1" "$1" 150 "$base $e 8" '' "${all[@]}" --pairs 80 --rate 0.1 --seed "br9-$1-$e"; }
# under PLAYER: the player as opponent under other rules.
under() {
  echo "$1 menzel 3; $1 $e,nine-turn 2; $1 $e,task-forces 2; $1 $e,pearl-harbor 1; $1 $e,adjustment-1,adjustment-2a,adjustment-4 2; $1 $e,adjustment-1a,adjustment-2b,adjustment-3,adjustment-3c,adjustment-4a 1"
}
second() {
  local o
  o=$(other "$1")
  climbed "second-$1" "$1" 260 "$base $e 5; $folder/response-$o.json@centre $e 4; $(under "$base"); $(heuristic "$1"); $older" "response-$1" "${all[@]}" --pairs 20 --rate 0.1
}
third() {
  local o
  o=$(other "$1")
  climbed "third-$1" "$1" 360 "$folder/second-$o.json@centre $e 6; $base $e 2; $folder/response-$o.json@centre $e 2; $(under "$folder/second-$o.json@centre"); $(heuristic "$1"); $older" "second-$1" "${all[@]}" --pairs 20 --rate 0.09
}

for step in response second third; do
  # One side beside the other.
  "$step" japan &
  "$step" allied
  wait $!
done
npx tsx bench/learn/ship-evolved.ts --japan "$folder/third-japan.json" --allied "$folder/third-allied.json" --as-before nt1 \
  --player learned-fast-9 --doctrine tuned-9 --nets "$folder/nets-fast-9.json" --folder "$folder"
cmp "$folder/nets-fast-9.json" src/ai/learned/nets-fast-9.json && echo 'the same numbers'
