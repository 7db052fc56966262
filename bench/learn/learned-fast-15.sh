#!/usr/bin/env bash
# How the networks of `learned-fast-15` were made: bench/learn/learned-fast-15.sh nt1|second-edition|ship [FOLDER]. First one for air units, to rollouts to the end of the turn between players who are
# `learned-fast-14`; then steps as those of `learned-fast-14.sh`, all far ones, that fit all networks: solve for the mix of all players of the pool that neither side can better, play games of the newest
# players and that mix whose decisions are rolled out, fit. From the first of them on Japan's raiders may leave Hawaii under nt1; from the second on the
# ends of rollouts are valued by the third evaluation, which was fitted in between. What is there is not made again.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-15}
mkdir -p "$folder"
base=learned-fast-14

# refit NAME DATA [MORE…]: the networks of both sides, fitted to data, as NAME-japan.json and NAME-allied.json.
refit() {
  local name=$1 data=$2 side
  shift 2
  for side in japan allied; do
    [ -e "$folder/$name-$side.json" ] || npm run -s learn-refit -- --data "$data" --side "$side" --base $base ${under:+--under $under} --out "$folder/$name-$side.json" "${@//SIDE/$side}"
  done
  newest_japan=$folder/$name-japan.json
  newest_allied=$folder/$name-allied.json
  pool_japan+="; $newest_japan"
  pool_allied+="; $newest_allied"
}

# air NAME: networks for air units, of games between players who are the base and $others.
air() {
  local name=$1
  echo "{\"japan\":\"$base $rules 1\",\"allied\":\"$base $rules 1\"}" >"$folder/$name-met.json"
  npm run -s learn-rollouts -- --out "$folder/$name" --rules "$rules" --batches 16 --games 25 --seed "$name" --met "$folder/$name-met.json" --others "$others" --japan $base --allied $base --evaluation $evaluation --ships 0 --air 400
  refit "$name" "$folder/$name"
}

# step NAME BEFORE SETS: SETS are rule sets with a colon and the batches of each. Who plays beside the mix, whatever it is, are $others.
step() {
  local name=$1 before=$2 sets=$3 set
  npx tsx bench/learn/payoffs.ts --japan "$pool_japan" --allied "$pool_allied" --rules "$rules" --games 250 --seed "$family-pool" --keep "$folder/payoffs-$family.json" --meet "$folder/$name-met.json"
  for set in $sets; do
    npm run -s learn-rollouts -- --out "$folder/$name" --rules "${set%%:*}" --batches "${set##*:}" --games 25 --seed "$name" --met "$folder/$name-met.json" --others "$others" \
      --japan "$newest_japan" --allied "$newest_allied" --evaluation $evaluation --ahead 3
  done
  data=$folder/$name${data:+,$data}
  refit "$name" "$(cut -d, -f1-3 <<<"$data")" --from "$folder/$before-SIDE.json" --epochs 6 --rate 0.002 ${under:+--raiders-free}
}

# mean SIDE NAME STEP…: the mean of what steps came to.
mean() {
  local side=$1 name=$2 files
  shift 2
  files=$(printf ",$folder/%s-$side.json" "$@")
  npx tsx bench/learn/mean.ts --of "${files#,}" --out "$folder/$name-$side.json"
}

data='' evaluation=2 newest_japan=$base newest_allied=$base
case $family in
  nt1)
    rules=nt1 under=nt1
    pool_japan="learned-fast-14; learned-fast-14+hit-and-run; learned-fast-13; learned-fast-8; learned-fast-6; tuned-1"
    pool_allied="learned-fast-14; learned-fast-14+run-to-australia; learned-fast-13; learned-fast-8; learned-fast-6; tuned-1"
    others="learned-fast-13 nt1 1; learned-fast-8 nt1 1; learned-fast-6 nt1 1; tuned-1 nt1 1"
    air air-nt1
    step nt1-1 air-nt1 nt1:16
    evaluation=3
    step nt1-2 nt1-1 nt1:16
    # What the second evaluation has valued is left out; the Allies gained less on older players than before.
    data=$folder/nt1-2
    others="learned-fast-13 nt1 1; learned-fast-8 nt1 2; learned-fast-6 nt1 2; tuned-1 nt1 2"
    pool_japan+="; $newest_japan+hit-and-run"
    pool_allied+="; $newest_allied+run-to-australia"
    step nt1-3 nt1-2 nt1:16
    # Of these means the mix that neither side can better is made.
    mean japan nt1-mean nt1-1 nt1-2 nt1-3
    mean allied nt1-mean nt1-2 nt1-3
    ;;
  second-edition)
    rules=second-edition under=
    pool_japan="learned-fast-14; learned-fast-13; learned-fast-9; learned-fast-8; learned-fast-6; learned-6; tuned-1"
    pool_allied=$pool_japan
    e=second-edition
    others="learned-fast-13 $e 1; learned-fast-9 $e 1; learned-fast-6 $e 1; tuned-1 $e 1"
    air air-se
    sets="$e:14 menzel:4 $e+task-forces:4 $e+nine-turn:4"
    step se-1 air-se "$sets"
    evaluation=3
    step se-2 se-1 "$sets"
    mean japan se-mean se-1 se-2
    mean allied se-mean se-1 se-2
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/se-mean-japan.json" --allied "$folder/se-mean-allied.json" --japan-nt1 "$folder/nt1-mean-japan.json" --allied-nt1 "$folder/nt1-mean-allied.json" \
      --out "$folder/nets-fast-15.json"
    ;;
esac
