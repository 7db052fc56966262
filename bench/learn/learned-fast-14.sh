#!/usr/bin/env bash
# How the networks of `learned-fast-14` were made: bench/learn/learned-fast-14.sh nt1|second-edition|ship [FOLDER]. Double oracle by rollouts: each step solves for the mix of all players of the pool that
# neither side can better, plays games of the newest players and that mix whose decisions about ships are rolled out, and fits the networks of both sides to what was rolled out in the last three steps
# of its kind: near ones, to the end of the turn, then far ones, two turns further. What is there is not made again. Some half an hour of processor time for nt1, fifty minutes for the second edition,
# which may be made side by side; then `ship` writes the networks into the folder (.cache/learned-fast-14).
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-14}
mkdir -p "$folder"
base=learned-fast-13

# step NAME BEFORE SETS [FAR]: BEFORE is the step before this, empty for none; SETS are rule sets with a colon and the batches of each. $rules, $under, $others (who are met beside the mix, whatever it
# is) and the pools are of the family; the step adds what it comes to.
step() {
  local name=$1 before=$2 sets=$3 far=${4:-} side set of
  npx tsx bench/learn/payoffs.ts --japan "$pool_japan" --allied "$pool_allied" --rules "$rules" --games 250 --seed "$family-pool" --keep "$folder/payoffs-$family.json" --meet "$folder/$name-met.json"
  for set in $sets; do
    npm run -s learn-rollouts -- --out "$folder/$name" --rules "${set%%:*}" --batches "${set##*:}" --games 25 --seed "$name" --met "$folder/$name-met.json" --others "$others" \
      --japan "$newest_japan" --allied "$newest_allied" --air 0 --evaluation 2 ${far:+--ahead 3}
  done
  if [ -n "$far" ]; then of=$folder/$name${far_data:+,$far_data} far_data=$of; else of=$folder/$name${near_data:+,$near_data} near_data=$of; fi
  for side in japan allied; do
    [ -e "$folder/$name-$side.json" ] || npm run -s learn-refit -- --data "$(cut -d, -f1-3 <<<"$of")" --side "$side" --base $base ${under:+--under $under} --out "$folder/$name-$side.json" \
      ${before:+--from "$folder/$before-$side.json"} ${far:+--epochs 6 --rate 0.002}
  done
  newest_japan=$folder/$name-japan.json
  newest_allied=$folder/$name-allied.json
  pool_japan+="; $newest_japan"
  pool_allied+="; $newest_allied"
}

near_data='' far_data='' newest_japan=$base newest_allied=$base
case $family in
  nt1)
    rules=nt1 under=nt1
    pool_japan="learned-fast-13; learned-fast-12; learned-fast-8; learned-fast-6; learned-6; tuned-1"
    pool_allied="$pool_japan; learned-fast-13+run-to-australia; learned-fast-12+run-to-australia"
    others="learned-fast-8 nt1 1; learned-fast-6 nt1 1; tuned-1 nt1 1; standard nt1 1"
    step nt1-1 '' nt1:12
    for k in 2 3 4 5 6; do step nt1-$k nt1-$((k - 1)) nt1:12; done
    for k in 7 8; do step nt1-$k nt1-$((k - 1)) nt1:24; done
    step nt1-far nt1-8 nt1:16 far
    step nt1-far2 nt1-far nt1:16 far
    ;;
  second-edition)
    e=second-edition rules=second-edition under=
    pool_japan="learned-fast-13; learned-fast-9; learned-fast-8; learned-fast-6; learned-6; tuned-1"
    pool_allied="learned-fast-13; learned-fast-12; learned-fast-10; learned-fast-9; learned-fast-8; learned-fast-6; learned-6; tuned-1"
    others="learned-fast-9 $e 1; learned-fast-6 $e 1; tuned-1 $e 1; standard $e 1"
    sets="$e:12 menzel:4 $e+task-forces:4 $e+nine-turn:4"
    step se-1 '' "$sets"
    for k in 2 3 4 5; do step se-$k se-$((k - 1)) "$sets"; done
    # By then the Allies gained less on weaker players than before.
    others="learned-fast-9 $e 1; learned-fast-6 $e 1; tuned-1 $e 2; standard $e 1; learned-6 $e 1"
    step se-far se-5 "$e:16 menzel:3 $e+task-forces:3 $e+nine-turn:3" far
    others="learned-fast-9 $e 1; learned-fast-8 $e 1; learned-fast-6 $e 1; tuned-1 $e 2; standard $e 1; learned-6 $e 1"
    step se-far2 se-far "$e:16 menzel:4 $e+task-forces:4 $e+nine-turn:4" far
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/se-far2-japan.json" --allied "$folder/se-far2-allied.json" --japan-nt1 "$folder/nt1-far2-japan.json" --allied-nt1 "$folder/nt1-far2-allied.json" \
      --out "$folder/nets-fast-14.json"
    ;;
esac
