#!/usr/bin/env bash
# How the networks of `learned-fast-16` were made: bench/learn/learned-fast-16.sh nt1|second-edition|ship [FOLDER]. Far steps from those of `learned-fast-15`, two under nt1 and one for all other rules,
# like the steps of `learned-fast-15.sh`, but against players that are named here: what they began from and, as often, older players and such without networks, on whom the Allies of `learned-fast-15`
# gained little. Air units are looked at twice as often. After each step comes the mean of it and of what it began from. What is there is not made again.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-16}
base=learned-fast-15
source bench/learn/far-steps.sh

japan=$base allied=$base under='' n=1
met_japan="learned-fast-15 . 4; learned-fast-14 . 2"
met_allied=$met_japan
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    rollouts nt1 24 nt1-4 3
    fit "$folder/nt1-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-15 . 2; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-15 . 2; learned-fast-14 . 1"
    rollouts nt1 18 nt1-5 3
    fit "$folder/nt1-2,$folder/nt1-1" japan allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    rollouts second-edition,menzel,second-edition+task-forces,second-edition+nine-turn 2 se-3 3
    rollouts second-edition 12 se-3 3
    fit "$folder/second-edition-1" japan allied
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-1-japan.json" --allied "$folder/second-edition-mean-1-allied.json" \
      --japan-nt1 "$folder/nt1-mean-2-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-16.json"
    ;;
esac
