# The steps that `learned-fast-16.sh` and later scripts are made of, which read this file: rollouts, fits of the networks of a side to them, and the mean of each fit and of what it began from. What is there is not made again.
# They set: $family, nt1 or second-edition; $folder; $base, the player whose networks the first step begins from; $under, the option of its own networks under a rule; $n, which step it is; $japan and $allied, whose
# decisions are looked at; $met_japan and $met_allied, whom they meet, each with his games and a word between them that is not read; $others, whom both meet too;
# and perhaps $search, a search player whose answers are looked at too.
set -euo pipefail
mkdir -p "$folder"

# rollouts RULES BATCHES SEED [EVALUATION]: RULES with commas between rule sets.
rollouts() {
  echo "{\"japan\":\"$met_japan\",\"allied\":\"$met_allied\"}" >"$folder/$family-$n-met.json"
  npm run -s learn-rollouts -- --out "$folder/$family-$n" --rules "$1" --batches "$2" --games 25 --seed "$3" --met "$folder/$family-$n-met.json" --others "$others" \
    --japan "$japan" --allied "$allied" --evaluation "${4:-4}" --ahead 3 --air 320 ${search:+--search "$search"}
}

# fit DATA SIDE...: from the mean of the step before, which the first step may have or not; then each side plays the mean of this step.
fit() {
  local data=$1 side from begun mean
  shift
  for side in "$@"; do
    from=$folder/$family-mean-$((n - 1))-$side.json begun="--from $from"
    [ "$n" -gt 1 ] || [ -e "$from" ] || from=$base begun=''
    [ -e "$folder/$family-$n-$side.json" ] || npm run -s learn-refit -- --data "$data" --side "$side" --base "$base" $under $begun --epochs 6 --rate 0.002 --out "$folder/$family-$n-$side.json"
    mean=$folder/$family-mean-$n-$side.json
    npx tsx bench/learn/mean.ts --of "$from,$folder/$family-$n-$side.json" --side "$side" $under --out "$mean"
    printf -v "$side" %s "$mean"
  done
}
