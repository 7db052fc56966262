#!/usr/bin/env bash
# Plays the studies of rule sets anew: reports/studies.sh, or one of them: reports/studies.sh packages. Each asks tuned players and players
# who search, with the luck of the dice taken out. What is played is kept in .cache/studies, so that it can be stopped and goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
npx tsup --silent --no-dts
study() {
  local name=$1
  shift
  if [ -n "$only" ] && [ "$only" != "$name" ]; then return; fi
  nice node dist/cli.js ladder "$@" --control-variate --checkpoint ".cache/studies/$name" --quiet --out "reports/studies/$name"
}
only=${1:-}

S=second-edition
a() { printf 'adjustment-%s,' "$@"; }
study packages --seed packages --rungs tuned:1500,search-0.1s:60 \
  --rules "$S;$S,$(a 1 2);$S,$(a 1 2a);$S,$(a 1a 2b);$S,$(a 1a 2b 3c);$S,$(a 1 2 5);$S,menzel;$S,menzel-3c;$S,nt1"
study each-rule --seed each-rule --rungs tuned:1000,search-0.1s:40 --table
