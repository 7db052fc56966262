#!/usr/bin/env bash
# How the networks of `learned-fast-17` were made: bench/learn/learned-fast-17.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-16` for each family, as Japan the first of them, made as the steps of
# `learned-fast-16.sh` were; after each step comes the mean of it and of what it began from. What is there is not made again.
# The fourth evaluation that valued some rollouts was a first fit of it, to the games of pairs of players, which is not kept.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-17}
mkdir -p "$folder"
base=learned-fast-16

# rollouts RULES BATCHES SEED EVALUATION: RULES with commas between rule sets. Whose decisions they are: $japan and $allied; whom they meet: $met_japan, $met_allied and $others.
rollouts() {
  echo "{\"japan\":\"$met_japan\",\"allied\":\"$met_allied\"}" >"$folder/$family-$n-met.json"
  npm run -s learn-rollouts -- --out "$folder/$family-$n" --rules "$1" --batches "$2" --games 25 --seed "$3" --met "$folder/$family-$n-met.json" --others "$others" \
    --japan "$japan" --allied "$allied" --evaluation "$4" --ahead 3 --air 320
}

# fit DATA: of both sides, and means.
fit() {
  local side from
  for side in japan allied; do
    from=${!side}
    [ -e "$folder/$family-$n-$side.json" ] || npm run -s learn-refit -- --data "$1" --side "$side" --base $base $under $([ "$from" = $base ] || echo --from "$from") \
      --epochs 6 --rate 0.002 --out "$folder/$family-$n-$side.json"
    npx tsx bench/learn/mean.ts --of "$from,$folder/$family-$n-$side.json" --side "$side" $under --out "$folder/$family-mean-$n-$side.json"
  done
  japan=$folder/$family-mean-$n-japan.json
  allied=$folder/$family-mean-$n-allied.json
}

japan=$base allied=$base under='' n=1
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    met_japan="learned-fast-16 . 4; learned-fast-15 . 2; learned-fast-14 . 1"
    met_allied=$met_japan
    rollouts nt1 18 nt1-17 3
    fit "$folder/nt1-1"
    n=2
    met_japan="$allied . 3; learned-fast-16 . 2; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-16 . 2; learned-fast-14 . 1"
    rollouts nt1 18 nt1-17-2 3
    fit "$folder/nt1-2,$folder/nt1-1"
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    met_japan="learned-fast-16 . 4; learned-fast-14 . 2; learned-fast-15 . 1"
    met_allied=$met_japan
    rollouts second-edition 10 se-17 3
    rollouts menzel 2 se-17 3
    rollouts second-edition+task-forces 1 se-17 3
    fit "$folder/second-edition-1"
    n=2
    met_japan="$allied . 3; learned-fast-16 . 2; learned-fast-14 . 2"
    met_allied="$japan . 3; learned-fast-16 . 2; learned-fast-14 . 2"
    rollouts second-edition 10 se-17-2 3
    rollouts menzel,second-edition+task-forces,second-edition+nine-turn 2 se-17-2 4
    fit "$folder/second-edition-2,$folder/second-edition-1"
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-1-japan.json" --allied "$folder/second-edition-mean-2-allied.json" \
      --japan-nt1 "$folder/nt1-mean-1-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-17.json"
    ;;
esac
