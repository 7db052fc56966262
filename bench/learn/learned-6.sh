#!/usr/bin/env bash
# Makes the numbers of `learned-6` again, Japan's raiders: bench/learn/learned-6.sh [FOLDER]; the data are kept in the folder
# (.cache/learned-5, where learned-5.sh leaves its own), and what is there is not made again. The Allies are trained against `learned-5` under the second
# edition and nt1; then come decisions of Japan's raiders in 600 games against these, `learned-5` and `tuned-1` under six rule sets, which are the opponents
# in the rollouts too; then the fit to them and to the first decisions of `learned-5`. Some eight minutes of processor time, three where these are there.
# Run from kept data on, it makes the shipped numbers to the byte; the script as a whole has not been run (23 November 2026).
set -euo pipefail
cd "$(dirname "$0")/../.."
. bench/usage.sh
usage bench/learn/learned-6.sh '' "$@"
folder=${1:-.cache/learned-5}
rules=second-edition,nt1,menzel,menzel-3c,second-edition+nine-turn,second-edition+task-forces
npm run -s learn-data -- --out "$folder/plain" --seed learned-3-plain --rules "$rules" --batches 7 --games 25
npm run -s learn-data -- --out "$folder/learned-2" --seed learned-3 --rules "$rules" --batches 3 --games 25 --nets src/ai/learned/nets-2.json
npm run -s learn-data -- --out "$folder/learned-4" --seed learned-5-ships --rules "$rules" --batches 4 --games 20 --player learned-4
rival=$folder/rival.yaml
if [ ! -e "$rival" ]; then
  for name in second-edition nt1; do
    npm run -s best-response -- --side allied --against learned-5 --usual learned-5 --rules $name --generations 15 --candidates 14 --games 20 --fresh 2 \
      --step 0.06 --out "$folder/$name.yaml"
  done
  {
    printf 'name: rival\nside: allied\nintent: Trained against learned-5 alone.\nextends: tuned-2\nweights:\n'
    sed 's/^/  /' "$folder/second-edition.yaml"
    printf 'under:\n  - rules: [nt1]\n    weights:\n'
    sed 's/^/      /' "$folder/nt1.yaml"
  } >"$rival"
fi
npm run -s learn-data -- --out "$folder/rivals" --seed learned-6 --rules "$rules" --batches 4 --games 25 --player learned-5 --kinds japan.raiders \
  --rivals "learned-5; {player: learned-5, doctrine: $rival}; tuned-1; {player: learned-4, doctrine: $rival}"
npm run -s learn-fit -- --data "$folder/plain,$folder/learned-2,$folder/learned-4,$folder/rivals" --held-out 7 --epochs 16 --hidden 32 --digits 2 --only-met \
  --usual-in-forces --kinds japan.raiders --out "$folder/nets-6.json"
cmp "$folder/nets-6.json" src/ai/learned/nets-6.json && echo 'the same numbers'
