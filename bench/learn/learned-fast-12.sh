#!/usr/bin/env bash
# How the numbers of `learned-fast-12` and of the doctrine beneath it were made: bench/learn/learned-fast-12.sh [FOLDER]. Under nt1 the Allies of `learned-fast-11` are improved by jumps of single numbers, which
# leave a plateau; then both sides climb, each against what the other came to, what it was before, and older players. Under all other rules Japan is that of `learned-fast-11`; the Allies climb on from
# there, against its best response too. Where each climb stands is kept in the folder (.cache/learned-fast-12), and goes on from there. Two climbs go on side by side; some hundred minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-12}
mkdir -p "$folder"
base=learned-fast-11
seed=nt12
. bench/learn/climbed.sh
own=(--numbers leaving-again --under nt1)
new=("${own[@]}" --spread 0.5 --pairs 40 --rate 0.1)
older="learned-fast-7 nt1 1; tuned-1 nt1 1; standard nt1 1"

jumped() {
  local of file=$folder/jumped-allied.json
  if [ -e "$folder/first-allied.json" ]; then return; fi
  for of in 'held j1' 'flags,weight j2'; do
    npm run -s learn-jumps -- --side allied --base "$base" "${own[@]}" --keep "$file" --of "${of% *}" --seed "${of#* }" \
      --against "$base nt1 6; learned-fast-7 nt1 1; learned-fast-5 nt1 1; tuned-1 nt1 1; standard nt1 1"
  done
}
first() {
  climbed first-allied allied 110 "$base nt1 6; learned-fast-7 nt1 1; learned-fast-5 nt1 1; tuned-1 nt1 2; standard nt1 1" jumped-allied "${new[@]}"
  climbed first-japan japan 120 "$folder/first-allied.json@centre nt1 5; $folder/jumped-allied.json@centre nt1 2; $base nt1 2; $older" '' "${new[@]}"
}

# met SIDE STEP GAMES...: how often the other side is met as it was at each of these steps, under nt1.
met() {
  local o
  o=$(other "$1")
  shift
  while [ $# -gt 0 ]; do
    printf '%s; ' "$folder/$1-$o.json@centre nt1 $2"
    shift 2
  done
}
# from_there SIDE STEP BEFORE ROUNDS MET...: the side climbs on from BEFORE. later STEP BEFORE ROUNDS MET...: both sides do.
from_there() { climbed "$2-$1" "$1" "$4" "$(met "$1" "${@:5}")$base nt1 2; $older" "$3-$1" "${new[@]}"; }
later() {
  from_there japan "$@" &
  from_there allied "$@"
  wait $!
}

# Under the second edition: a best response of Japan, begun at the Japan of `learned-fast-9`, which leaves Hawaii after the raid; the Allies climb on against that, and others.
main() {
  local e=second-edition
  base=learned-fast-9 seed=br13 climbed se-br-japan japan 120 "learned-fast-11 $e 10" '' --numbers leaving-again --spread 0.5 --rate 0.1 --pairs 40
  seed=nt12-se climbed se-allied allied 70 "$folder/se-br-japan.json@centre $e 4; $base $e 4; learned-fast-9 $e 3; learned-fast-8 $e 2; learned-fast-6 $e 1; tuned-1 $e 3; standard $e 1; $base $e,nine-turn 1; $base $e,task-forces 1; $base menzel 1" \
    '' --numbers leaving-again --spread 0.5 --rate 0.08 --pairs 40
  # The Japan of the base: a climb of no rounds.
  climbed same-japan japan 0 "$base $e 1" '' --numbers sinking
}

jumped
first
later second first 200 first 6
later third second 280 second 6 first 2
later fourth third 360 third 6 second 2
later fifth fourth 440 fourth 6 third 2 second 1
later sixth fifth 510 fifth 6 fourth 2 third 1
main
npx tsx bench/learn/ship-evolved.ts --japan "$folder/same-japan.json" --allied "$folder/se-allied.json" --japan-nt1 "$folder/sixth-japan.json" --allied-nt1 "$folder/sixth-allied.json" --point centre \
  --player learned-fast-12 --doctrine tuned-12 --nets "$folder/nets-fast-12.json" --folder "$folder"
