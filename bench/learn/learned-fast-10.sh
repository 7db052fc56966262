#!/usr/bin/env bash
# How the numbers of `learned-fast-10` and of the doctrine beneath it were made: bench/learn/learned-fast-10.sh [FOLDER]. Each side climbs against a mix of players of the other side, which is what
# `payoffs.ts` says that neither side can better (double oracle): first of those up to `learned-fast-9` and what was found on the way to it,
# then with what the first climbs came to; last against best responses to that, and more of the weaker players and of nine turns. Japan begins as `learned-fast-6`, the Allies as `learned-fast-8`: of all, these lose least against whoever answers them best. Under nt1 it stays `learned-fast-8`. The shares of the mixes are those that
# were found; they are not looked for again. What `learned-fast-9.sh` keeps (.cache/learned-fast-9) and its best responses (.cache/answers-9) are needed. Where each climb stands is kept in the
# folder (.cache/learned-fast-10), and goes on from there. Two climbs go on side by side; some hundred minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-10}
mkdir -p "$folder"
before=.cache/learned-fast-9
seed=nt10
. bench/learn/climbed.sh
e=second-edition
all=(--numbers sinking --spread 0.5 --pairs 40)
begins() { if [ "$1" = japan ]; then echo learned-fast-6; else echo learned-fast-8; fi; }

# answer SIDE: the best response of a side to learned-fast-9.
answer() {
  local file=.cache/answers-9/response-$1.json
  if [ ! -e "$file" ]; then (folder=.cache/answers-9 base=learned-fast-9 && mkdir -p "$folder" && climbed "response-$1" "$1" 150 "learned-fast-9 $e 8" '' --numbers sinking --spread 0.5 --pairs 80 --rate 0.1 --seed "br10-$1-$e"); fi
}
# best SIDE: the best response of a side to what the second climbs came to. Those that were used began anew at its numbers, rounded as a file of the package has them, without the memory of the climb
# before: so what comes of this script is another player of the same making. How strong that one is was not measured.
best() { base=$(begins "$1") climbed "best-$1" "$1" 330 "$folder/second-$(other "$1").json@centre $e 8" "second-$1" --numbers sinking --spread 0.5 --pairs 80 --rate 0.1 --seed "br11-$1-$e"; }
# under PLAYER GAMES: the player as opponent under other rules, in so many games under Menzel.
under() {
  echo "$1 menzel $2; $1 $e,nine-turn 1; $1 $e,task-forces 1; $1 $e,pearl-harbor 1; $1 $e,adjustment-1,adjustment-2a,adjustment-4 1"
}
# opponents STEP SIDE: whom a side meets.
opponents() {
  local o a f s b
  o=$(other "$2")
  a=.cache/answers-9/response-$o.json@centre f=$folder/first-$o.json@centre s=$folder/second-$o.json@centre b=$folder/best-$o.json@centre
  case $1-$2 in
    first-japan) echo "learned-fast-7 $e 2; learned-fast-8 $e 3; learned-fast-9 $e 2; $a $e 4; tuned-1 $e 1; learned-fast-8 menzel 2; $a menzel 1; learned-fast-8 $e,nine-turn 1; learned-fast-8 $e,task-forces 1; learned-fast-9 $e,task-forces 1; learned-fast-8 $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
    first-allied) echo "learned-fast-6 $e 6; learned-fast-9 $e 2; $before/second-japan.json@centre $e 1; $a $e 1; tuned-1 $e 1; learned-fast-6 menzel 2; $before/second-japan.json@centre menzel 1; learned-fast-6 $e,nine-turn 1; learned-fast-6 $e,task-forces 1; learned-fast-9 $e,task-forces 1; learned-fast-6 $e,adjustment-1,adjustment-2a,adjustment-4 1" ;;
    second-japan) echo "$f $e 6; $a $e 3; learned-fast-9 $e 1; $before/response-allied.json@centre $e 1; learned-fast-7 $e 1; tuned-1 $e 1; $(under "$f" 2); $a menzel 1; learned-fast-9 $e,task-forces 1" ;;
    second-allied) echo "$f $e 5; $before/second-japan.json@centre $e 3; learned-fast-8 $e 1; $before/response-japan.json@centre $e 1; learned-fast-9 $e 1; $a $e 1; tuned-1 $e 1; $(under "$f" 2); $before/second-japan.json@centre menzel 1; learned-fast-9 $e,task-forces 1" ;;
    third-japan) echo "$s $e 5; $a $e 2; $b $e 2; learned-fast-9 $e 1; learned-fast-8 $e 1; learned-6 $e 1; tuned-1 $e 2; standard $e 1; $(under "$s" 1); learned-fast-8 $e,nine-turn 1; tuned-1 $e,nine-turn 1; $a menzel 1" ;;
    third-allied) echo "$s $e 4; $before/second-japan.json@centre $e 2; $b $e 2; learned-fast-9 $e 1; learned-fast-8 $e 1; tuned-1 $e 4; standard $e 1; $(under "$s" 1); learned-fast-9 $e,task-forces 1; tuned-1 menzel 1; $before/second-japan.json@centre menzel 1" ;;
  esac
}
first() { base=$(begins "$1") climbed "first-$1" "$1" 100 "$(opponents first "$1")" '' "${all[@]}" --rate 0.1; }
second() { base=$(begins "$1") climbed "second-$1" "$1" 180 "$(opponents second "$1")" "first-$1" "${all[@]}" --rate 0.08; }
third() { base=$(begins "$1") climbed "third-$1" "$1" 260 "$(opponents third "$1")" "second-$1" "${all[@]}" --rate 0.08; }

for step in answer first second best third; do
  # One side beside the other.
  "$step" japan &
  "$step" allied
  wait $!
done
npx tsx bench/learn/ship-evolved.ts --japan "$folder/third-japan.json" --allied "$folder/third-allied.json" --point centre --as-before nt1 --of learned-fast-8 \
  --player learned-fast-10 --doctrine tuned-10 --nets "$folder/nets-fast-10.json" --folder "$folder"
