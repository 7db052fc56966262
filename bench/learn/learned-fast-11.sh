#!/usr/bin/env bash
# How the Allies of `learned-fast-11` and the doctrine beneath them were made: bench/learn/learned-fast-11.sh [FOLDER]. Each side climbs on from `learned-fast-10`, Japan from one that leaves Hawaii after the
# raid, whose player had come to stay: against `learned-fast-10` and older players, with more games of nine turns than before, and for the Allies of `tuned-1`; then against what both sides came to; then
# against best responses to that; last the Allies alone, against the Japan that came of it. That Japan beat every player before it, and an answer to it alone took 10.8 points from it: Japan stays that of
# `learned-fast-10`, and under nt1 both sides stay `learned-fast-8`. Where each climb stands is kept in the folder (.cache/learned-fast-11), and goes on from there. Two climbs go on side by side; some
# hundred minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-11}
mkdir -p "$folder"
base=learned-fast-10
seed=nt11
. bench/learn/climbed.sh
e=second-edition
all=(--numbers leaving-again --spread 0.5 --pairs 40)

# first SIDE, second SIDE: the climbs, each with whom it meets.
first() {
  local against
  case $1 in
    japan) against="$base $e 6; learned-fast-8 $e 3; learned-fast-9 $e 1; learned-fast-7 $e 1; learned-6 $e 1; tuned-1 $e 2; standard $e 1; $base $e,nine-turn 2; learned-fast-8 $e,nine-turn 1; $base $e,task-forces 1; $base menzel 2; learned-fast-8 menzel 1; $base $e,pearl-harbor 1; $base $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
    allied) against="$base $e 3; learned-fast-8 $e 3; learned-fast-9 $e 2; learned-fast-6 $e 1; tuned-1 $e 4; standard $e 1; $base $e,nine-turn 1; learned-fast-8 $e,nine-turn 1; tuned-1 $e,nine-turn 1; $base $e,task-forces 1; tuned-1 $e,task-forces 1; $base menzel 1; learned-fast-8 menzel 1; tuned-1 menzel 1; $base $e,pearl-harbor 1; $base $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
  esac
  climbed "first-$1" "$1" 80 "$against" '' "${all[@]}" --rate 0.08
}
second() {
  local f against
  f=$folder/first-$(other "$1").json@centre
  case $1 in
    japan) against="$f $e 5; $base $e 3; learned-fast-8 $e 2; learned-fast-9 $e 1; learned-6 $e 1; tuned-1 $e 2; standard $e 1; $f $e,nine-turn 2; learned-fast-8 $e,nine-turn 1; $f $e,task-forces 1; $f menzel 2; $base menzel 1; $f $e,pearl-harbor 1; $f $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
    allied) against="$f $e 5; $base $e 3; learned-fast-8 $e 2; learned-fast-9 $e 1; tuned-1 $e 4; standard $e 1; $f $e,nine-turn 1; learned-fast-8 $e,nine-turn 1; tuned-1 $e,nine-turn 1; $f $e,task-forces 1; tuned-1 $e,task-forces 1; $f menzel 1; tuned-1 menzel 1; $f $e,pearl-harbor 1; $f $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
  esac
  climbed "second-$1" "$1" 160 "$against" "first-$1" "${all[@]}" --rate 0.08
}
# best SIDE: the best response of a side to what the second climbs came to. Those that were used began anew at its numbers, rounded as a file of the package has them, without the memory of the climb
# before: so what comes of this script is another player of the same making. How strong that one is was not measured.
best() { climbed "best-$1" "$1" 310 "$folder/second-$(other "$1").json@centre $e 8" "second-$1" --numbers leaving-again --spread 0.5 --pairs 80 --rate 0.1 --seed "br12-$1-$e"; }
third() {
  local s b against
  s=$folder/second-$(other "$1").json@centre b=$folder/best-$(other "$1").json@centre
  case $1 in
    japan) against="$s $e 5; $b $e 4; $base $e 3; learned-fast-8 $e 2; learned-fast-9 $e 2; learned-6 $e 1; tuned-1 $e 2; standard $e 1; $s $e,nine-turn 1; $s $e,task-forces 1; $s menzel 1; $s $e,pearl-harbor 1" ;;
    allied) against="$b $e 5; $s $e 4; $base $e 3; learned-fast-8 $e 2; learned-fast-9 $e 1; tuned-1 $e 4; standard $e 1; $s $e,nine-turn 1; $base $e,nine-turn 1; $s $e,task-forces 1; $s menzel 1" ;;
  esac
  climbed "third-$1" "$1" 220 "$against" "second-$1" "${all[@]}" --rate 0.08
}
fourth() {
  local s=$folder/third-japan.json@centre
  if [ "$1" = japan ]; then return; fi
  climbed fourth-allied allied 320 "$s $e 8; $base $e 3; learned-fast-9 $e 3; learned-fast-8 $e 2; learned-fast-6 $e 1; tuned-1 $e 3; standard $e 1; $s $e,nine-turn 1; $s $e,task-forces 1; $s menzel 1" third-allied "${all[@]}" --rate 0.1
}

# The Japan of the base: a climb of no rounds.
same() { climbed same-japan japan 0 "$base $e 1" '' --numbers sinking; }

for step in first second best third fourth; do
  # One side beside the other.
  "$step" japan &
  "$step" allied
  wait $!
done
same
npx tsx bench/learn/ship-evolved.ts --japan "$folder/same-japan.json" --allied "$folder/fourth-allied.json" --point centre --as-before nt1 --of learned-fast-8 \
  --player learned-fast-11 --doctrine tuned-11 --nets "$folder/nets-fast-11.json" --folder "$folder"
