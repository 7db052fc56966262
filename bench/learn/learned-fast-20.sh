#!/usr/bin/env bash
# How the networks of `learned-fast-20` were made: bench/learn/learned-fast-20.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-19`. Among the answers that are looked at is what
# `search-1s-19` finds, and under nt1 the raiders of its Allies begin in port on turn 1 too.
# Shipped are those of the second step, but for Japan of the second edition, which is that of the first.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-20}
base=learned-fast-19
search=search-1s-19
source bench/learn/far-steps.sh

japan=$base allied=$base under='' n=1
met_japan="learned-fast-19 . 4; learned-fast-18 . 2; learned-fast-17 . 1; learned-fast-16 . 1; learned-fast-14 . 1"
met_allied=$met_japan
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    allied=$folder/nt1-mean-0-allied.json
    npx tsx bench/learn/mean.ts --of "$base" --side allied $under --from-port --at-once --out "$allied"
    rollouts nt1 18 nt1-20
    fit "$folder/nt1-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-19 . 3; learned-fast-18 . 1; learned-fast-17 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-19 . 3; learned-fast-18 . 1; learned-fast-17 . 1; learned-fast-14 . 1"
    rollouts nt1 16 nt1-20-2
    fit "$folder/nt1-2,$folder/nt1-1" japan allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    rollouts second-edition 10 se-20
    rollouts second-edition+task-forces 5 se-20
    rollouts menzel,second-edition+nine-turn 2 se-20
    fit "$folder/second-edition-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-19 . 3; learned-fast-18 . 1; learned-fast-17 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-19 . 3; learned-fast-18 . 1; learned-fast-17 . 1; learned-fast-14 . 1"
    rollouts second-edition 10 se-20-2
    rollouts second-edition+task-forces 4 se-20-2
    rollouts menzel,second-edition+nine-turn 2 se-20-2
    fit "$folder/second-edition-2,$folder/second-edition-1" japan allied
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-1-japan.json" --allied "$folder/second-edition-mean-2-allied.json" \
      --japan-nt1 "$folder/nt1-mean-2-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-20.json"
    ;;
esac
