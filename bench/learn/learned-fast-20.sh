#!/usr/bin/env bash
# How the networks of `learned-fast-20` were made: bench/learn/learned-fast-20.sh nt1|second-edition|ship [FOLDER]. Two far steps from those of `learned-fast-19`. Among the answers that are looked at is what
# `search-1s-19` finds, and under nt1 the raiders of its Allies begin in port on turn 1 too.
# Shipped are means over the steps, of which only that of the Allies of the second edition leaves out what they began from.
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
# second: the step after the first, in which both sides meet the mean that the other has come to.
second() {
  local older="learned-fast-19 . 3; learned-fast-18 . 1; learned-fast-17 . 1; learned-fast-14 . 1"
  n=2 met_japan="$allied . 3; $older" met_allied="$japan . 3; $older"
}
case $family in
  nt1)
    under='--under nt1'
    others="tuned-1 . 3; standard . 1; learned-fast-13 . 1; learned-fast-8 . 1; learned-fast-6 . 1"
    allied=$folder/nt1-mean-0-allied.json
    npx tsx bench/learn/mean.ts --of "$base" --side allied $under --from-port --at-once --out "$allied"
    rollouts nt1 18 nt1-20
    fit "$folder/nt1-1" japan allied
    second
    rollouts nt1 16 nt1-20-2
    fit "$folder/nt1-2,$folder/nt1-1" japan allied
    ;;
  second-edition)
    others="tuned-1 . 3; standard . 2; learned-fast-9 . 1; learned-fast-6 . 1"
    rollouts second-edition 10 se-20
    rollouts second-edition+task-forces 5 se-20
    rollouts menzel,second-edition+nine-turn 2 se-20
    fit "$folder/second-edition-1" japan allied
    second
    rollouts second-edition 10 se-20-2
    rollouts second-edition+task-forces 4 se-20-2
    rollouts menzel,second-edition+nine-turn 2 se-20-2
    fit "$folder/second-edition-2,$folder/second-edition-1" japan allied
    ;;
  ship)
    # mean SIDE NAME OF [UNDER]: of what the steps came to and of what they began from, which loses less on older players than the last step alone.
    mean() { npx tsx bench/learn/mean.ts --of "$3" --side "$1" ${4:+--under "$4"} --out "$folder/$2-$1.json"; }
    se=$folder/second-edition-mean nt1=$folder/nt1-mean
    mean japan second-edition "$base,$se-1-japan.json,$se-2-japan.json"
    mean allied second-edition "$se-1-allied.json,$se-2-allied.json"
    mean japan nt1 "$base,$nt1-2-japan.json" nt1
    mean allied nt1 "$nt1-0-allied.json,$nt1-1-allied.json,$nt1-2-allied.json" nt1
    npx tsx bench/learn/ship-fitted.ts --japan "$folder/second-edition-japan.json" --allied "$folder/second-edition-allied.json" \
      --japan-nt1 "$folder/nt1-japan.json" --allied-nt1 "$folder/nt1-allied.json" --out "$folder/nets-fast-20.json"
    ;;
esac
