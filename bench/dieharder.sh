#!/usr/bin/env bash
# A battery from outside over the words of the dice: `npm run -s dieharder -- [--seed S] [--games G] [TEST...]`.
# TEST is a number of `dieharder -l`; without one a choice that takes about a minute. `all` is the whole battery (hours).
# Fails when a test fails; dieharder calls one p-value in 200 weak by chance, so a weak one is only shown.
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/usage.sh
usage bench/dieharder.sh '--seed --games' "$@"

seed=ci games=1024 tests=()
while [ $# -gt 0 ]; do
  case $1 in
    --seed) seed=$2; shift 2 ;;
    --games) games=$2; shift 2 ;;
    *) tests+=("$1"); shift ;;
  esac
done
[ ${#tests[@]} -gt 0 ] || tests=(0 8 10 12 15 100 101 102 205)

if ! command -v dieharder >/dev/null; then
  echo 'dieharder is not installed; on Debian: apt-get install dieharder' >&2
  exit 2
fi

battery() {
  # The battery closes the pipe when it has read enough, and dump-words takes that as the end.
  npx tsx bench/dump-words.ts --seed "$seed" --games "$games" --words 9000000000000000 | dieharder -g 200 "$@"
}

results=$(mktemp)
trap 'rm -f "$results"' EXIT
for test in "${tests[@]}"; do
  if [ "$test" = all ]; then battery -a; else battery -d "$test"; fi | grep -E 'PASSED|WEAK|FAILED' | tee -a "$results"
done

passed=$(grep -c PASSED "$results" || true)
weak=$(grep -c WEAK "$results" || true)
failed=$(grep -c FAILED "$results" || true)
echo "dieharder: $passed passed, $weak weak, $failed failed"
[ "$failed" -eq 0 ] && [ $((passed + weak)) -gt 0 ]
