#!/usr/bin/env bash
# How the networks of `learned-fast-17` were made: bench/learn/learned-fast-17.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-16` for each family, as Japan the first of them, made as the steps of
# `learned-fast-16.sh` were; after each step comes the mean of it and of what it began from. What is there is not made again.
# The fourth evaluation that valued some rollouts was a first fit of it, to the games of pairs of players, which is not kept.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-17}
base=learned-fast-16
source bench/learn/far-steps.sh

japan=$base allied=$base under='' n=1
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    met_japan="learned-fast-16 . 4; learned-fast-15 . 2; learned-fast-14 . 1"
    met_allied=$met_japan
    rollouts nt1 18 nt1-17 3
    fit "$folder/nt1-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-16 . 2; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-16 . 2; learned-fast-14 . 1"
    rollouts nt1 18 nt1-17-2 3
    fit "$folder/nt1-2,$folder/nt1-1" japan allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    met_japan="learned-fast-16 . 4; learned-fast-14 . 2; learned-fast-15 . 1"
    met_allied=$met_japan
    rollouts second-edition 10 se-17 3
    rollouts menzel 2 se-17 3
    rollouts second-edition+task-forces 1 se-17 3
    fit "$folder/second-edition-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-16 . 2; learned-fast-14 . 2"
    met_allied="$japan . 3; learned-fast-16 . 2; learned-fast-14 . 2"
    rollouts second-edition 10 se-17-2 3
    rollouts menzel,second-edition+task-forces,second-edition+nine-turn 2 se-17-2 4
    fit "$folder/second-edition-2,$folder/second-edition-1" japan allied
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-1-japan.json" --allied "$folder/second-edition-mean-2-allied.json" \
      --japan-nt1 "$folder/nt1-mean-1-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-17.json"
    ;;
esac
