#!/usr/bin/env bash
# How the networks of `learned-fast-16` were made: bench/learn/learned-fast-16.sh nt1|second-edition|ship [FOLDER]. Far steps from those of `learned-fast-15`, two under nt1 and one for all other rules,
# like the steps of `learned-fast-15.sh`, but against players that are named here: what they began from and, as often, older players and such without networks, on whom the Allies of `learned-fast-15`
# gained little. Air units are looked at twice as often. After each step comes the mean of it and of what it began from. What is there is not made again.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-16}
mkdir -p "$folder"
base=learned-fast-15

# met JAPAN ALLIES: who plays in step $n, each with his games; the word between them is not read.
met() {
  echo "{\"japan\":\"$2\",\"allied\":\"$1\"}" >"$folder/$family-$n-met.json"
}

# rollouts RULES BATCHES SEED: RULES with commas between rule sets. Whose decisions they are: $japan and $allied.
rollouts() {
  npm run -s learn-rollouts -- --out "$folder/$family-$n" --rules "$1" --batches "$2" --games 25 --seed "$3" --met "$folder/$family-$n-met.json" --others "$others" \
    --japan "$japan" --allied "$allied" --evaluation 3 --ahead 3 --air 320
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
before="learned-fast-15 . 4; learned-fast-14 . 2"
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    met "$before" "$before"
    rollouts nt1 24 nt1-4
    fit "$folder/nt1-1"
    n=2
    met "$japan . 3; learned-fast-15 . 2; learned-fast-14 . 1" "$allied . 3; learned-fast-15 . 2; learned-fast-14 . 1"
    rollouts nt1 18 nt1-5
    fit "$folder/nt1-2,$folder/nt1-1"
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    met "$before" "$before"
    rollouts second-edition,menzel,second-edition+task-forces,second-edition+nine-turn 2 se-3
    rollouts second-edition 12 se-3
    fit "$folder/second-edition-1"
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-1-japan.json" --allied "$folder/second-edition-mean-1-allied.json" \
      --japan-nt1 "$folder/nt1-mean-2-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-16.json"
    ;;
esac
