#!/usr/bin/env bash
# How the networks of `learned-fast-18` were made: bench/learn/learned-fast-18.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-17` for each family, in which all ships are looked at
# from port on (`fromPort`), made as the steps of `learned-fast-17.sh` were; in the second under nt1 Japan is `learned-fast-17`. After each step comes the mean of it and of what it began from. What is there is not made again.
# Shipped are the Allies: of the second edition those of the first step, under nt1 those of the second.
set -euo pipefail
cd "$(dirname "$0")/../.."
family=$1
folder=${2:-.cache/learned-fast-18}
base=learned-fast-17
source bench/learn/far-steps.sh

# begin: the networks of the player before, from port on.
begin() {
  local side
  for side in japan allied; do npx tsx bench/learn/mean.ts --of $base --side $side $under --from-port --out "$folder/$family-mean-0-$side.json"; done
  japan=$folder/$family-mean-0-japan.json
  allied=$folder/$family-mean-0-allied.json
  met_japan="learned-fast-17 . 4; learned-fast-16 . 2; learned-fast-14 . 1"
  met_allied=$met_japan
}

under='' n=1
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    begin
    rollouts nt1 16 nt1-18
    fit "$folder/nt1-1" japan allied
    n=2
    japan=$base
    met_japan="$allied . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    rollouts nt1 11 nt1-18-2
    fit "$folder/nt1-2,$folder/nt1-1" allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    begin
    rollouts second-edition 11 se-18
    rollouts menzel 2 se-18
    rollouts second-edition+task-forces,second-edition+nine-turn 1 se-18
    fit "$folder/second-edition-1" japan allied
    n=2
    met_japan="$allied . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    met_allied="$japan . 3; learned-fast-17 . 2; learned-fast-16 . 1; learned-fast-14 . 1"
    rollouts second-edition 9 se-18-2
    rollouts menzel 2 se-18-2
    rollouts second-edition+task-forces,second-edition+nine-turn 1 se-18-2
    fit "$folder/second-edition-2,$folder/second-edition-1" japan allied
    ;;
  ship)
    npx tsx bench/learn/ship-fitted.ts --allied "$folder/second-edition-mean-1-allied.json" --allied-nt1 "$folder/nt1-mean-2-allied.json" --out "$folder/nets-fast-18.json"
    ;;
esac
