#!/usr/bin/env bash
# How the numbers of `learned-fast-13` and of the doctrine beneath it were made: bench/learn/learned-fast-13.sh [FOLDER]. Double oracle, under nt1 and under the second edition: each step solves for the mix of
# all players of the pool that neither side can better, and both sides climb on against that mix and, less often, all others. Where each climb stands is kept in the folder (.cache/learned-fast-13), and goes
# on from there. Two climbs go on side by side; some hundred minutes of processor time.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.cache/learned-fast-13}
mkdir -p "$folder"
base=learned-fast-12
. bench/learn/climbed.sh

# step RULES NAME BEFORE ROUNDS OTHERS OPTIONS...: BEFORE is the step before this, empty for none; OTHERS are met beside the mix, whatever it is.
# $pool_japan and $pool_allied are the pool of the rules; the step adds what it comes to.
step() {
  local rules=$1 name=$2 before=$3 rounds=$4 others=$5 side climbs=()
  npx tsx bench/learn/payoffs.ts --japan "$pool_japan" --allied "$pool_allied" --rules "$rules" --games 250 --seed "$seed-pool" --keep "$folder/payoffs.json" --meet "$folder/$name-met.json"
  for side in japan allied; do
    climbed "$name-$side" "$side" "$rounds" "$(node -p "require('$(realpath "$folder")/$name-met.json').$side"); $others" "${before:+$before-$side}" \
      --numbers leaving-again --spread 0.5 --pairs 40 --rate 0.1 "${@:6}" &
    climbs+=($!)
  done
  wait "${climbs[0]}"
  wait "${climbs[1]}"
  pool_japan+="; $folder/$name-japan.json@centre"
  pool_allied+="; $folder/$name-allied.json@centre"
}

under_nt1() {
  seed=nt13
  pool_japan="learned-fast-12; learned-fast-8; learned-fast-6; learned-fast-5; learned-6; tuned-1; standard"
  pool_allied=$pool_japan
  local others="learned-fast-12 nt1 1; learned-fast-8 nt1 1; learned-fast-6 nt1 1; tuned-1 nt1 1; standard nt1 1"
  step nt1 nt1-1 '' 80 "$others" --under nt1
  step nt1 nt1-2 nt1-1 160 "$others" --under nt1
  step nt1 nt1-3 nt1-2 240 "$others" --under nt1
  step nt1 nt1-4 nt1-3 320 "$others" --under nt1
  step nt1 nt1-5 nt1-4 400 "$others" --under nt1
  step nt1 nt1-6 nt1-5 480 "$others" --under nt1
}
under_second_edition() {
  local e=second-edition
  seed=se13
  # The Japan of `learned-fast-12` and of the two before it are one under these rules.
  pool_japan="learned-fast-12; learned-fast-9; learned-fast-8; learned-fast-6; learned-6; tuned-1"
  pool_allied="learned-fast-12; learned-fast-11; learned-fast-10; learned-fast-9; learned-fast-8; learned-fast-6; learned-6; tuned-1"
  local others="learned-fast-12 $e 1; learned-fast-9 $e 1; tuned-1 $e 1; learned-fast-12 $e,nine-turn 1; learned-fast-12 $e,task-forces 1; learned-fast-12 menzel 1"
  step $e se-1 '' 60 "$others"
  step $e se-2 se-1 120 "$others"
  step $e se-3 se-2 180 "$others"
  # By then its Allies gained 7 on `tuned-1`, where those of `learned-fast-12` gain 11: more games against weaker players.
  others="tuned-1 $e 3; standard $e 2; learned-6 $e 1; learned-fast-12 $e 1; learned-fast-9 $e 1; learned-fast-12 $e,nine-turn 1; learned-fast-12 $e,task-forces 1; learned-fast-12 menzel 1"
  step $e se-4 se-3 250 "$others"
  step $e se-5 se-4 310 "$others"
}

under_nt1
under_second_edition
npx tsx bench/learn/ship-evolved.ts --japan "$folder/se-5-japan.json" --allied "$folder/se-5-allied.json" --japan-nt1 "$folder/nt1-6-japan.json" --allied-nt1 "$folder/nt1-6-allied.json" --point centre \
  --player learned-fast-13 --doctrine tuned-13 --nets "$folder/nets-fast-13.json" --folder "$folder"
