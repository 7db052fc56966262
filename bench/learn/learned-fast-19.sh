#!/usr/bin/env bash
# How the networks of `learned-fast-19` were made: bench/learn/learned-fast-19.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-18`: its Japan has learned nothing yet of Allies whose
# ships begin in port, and of the decisions under the second edition's networks half are with task forces, under Menzel or with nine turns.
# Shipped are those of the second step, but for the Allies of the second edition, which are those of the first.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-19}
base=learned-fast-18
source bench/learn/far-steps.sh

japan=$base allied=$base under='' n=1
met_japan="learned-fast-18 . 4; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
met_allied="learned-fast-17 . 4; learned-fast-16 . 2; learned-fast-14 . 1"
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    rollouts nt1 24 nt1-19
    fit "$folder/nt1-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-18 . 2; learned-fast-17 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    rollouts nt1 20 nt1-19-2
    fit "$folder/nt1-2,$folder/nt1-1" japan allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    rollouts second-edition 12 se-19
    rollouts second-edition+task-forces,menzel 7 se-19
    rollouts second-edition+nine-turn 2 se-19
    fit "$folder/second-edition-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-18 . 2; learned-fast-17 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    rollouts second-edition 12 se-19-2
    rollouts second-edition+task-forces,menzel 4 se-19-2
    rollouts second-edition+nine-turn 2 se-19-2
    fit "$folder/second-edition-2,$folder/second-edition-1" japan allied
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-mean-2-japan.json" --allied "$folder/second-edition-mean-1-allied.json" \
      --japan-nt1 "$folder/nt1-mean-2-japan.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-19.json"
    ;;
esac
