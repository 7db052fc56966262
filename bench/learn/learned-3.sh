#!/usr/bin/env bash
# Makes the networks of `learned-3` again: bench/learn/learned-3.sh [FOLDER]; the data are kept in the folder (.cache/learned-3). Some seven
# minutes of processor time: decisions of games of varied heuristic players, then of games of `learned-2`, under six rule sets; then the fits.
# What is made depends on the players of the package, above all on `tuned` and `learned-2`: at a later commit others may come out.
# To the byte they do at 18b2bca. Since 4a1440d ships that sail far are weighed by themselves, and one decision of 14,750 with `learned-2` differs.
set -euo pipefail
cd "$(dirname "$0")/../.."
. bench/usage.sh
usage bench/learn/learned-3.sh '' "$@"
folder=${1:-.cache/learned-3}
rules=second-edition,nt1,menzel,menzel-3c,second-edition+nine-turn,second-edition+task-forces
npm run -s learn-data -- --out "$folder/plain" --seed learned-3-plain --rules "$rules" --batches 7 --games 25
npm run -s learn-data -- --out "$folder/learned-2" --seed learned-3 --rules "$rules" --batches 3 --games 25 --nets src/ai/learned/nets-2.json
npm run -s learn-fit -- --data "$folder/plain,$folder/learned-2" --held-out 7 --epochs 20 --only-met --usual-in-forces \
  --kinds raiders,allied.patrols,japan.air --out "$folder/nets-3.json"
cmp "$folder/nets-3.json" src/ai/learned/nets-3.json && echo 'the same numbers'
