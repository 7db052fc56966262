#!/usr/bin/env bash
# Plays the studies of rule sets anew: reports/studies.sh, or some of them: reports/studies.sh packages decided. What is played is kept in
# .cache/studies, so that it can be stopped and goes on. reports/studies.sh --time says how long it takes, and plays nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
echo 'On two cores with other work beside it all takes some fifty minutes (each-rule 13, strongest 30, packages 5, players 2, players-nt1 2, why 1, decided 0.5).'
if [ "${1:-}" = --time ]; then exit; fi
npx tsup --silent --no-dts
asked=("$@")

# wanted NAME: true where it was asked for, or nothing was.
wanted() {
  [ ${#asked[@]} -eq 0 ] || [[ " ${asked[*]} " == *" $1 "* ]]
}
. bench/default-player.sh
vitp() { nice node dist/cli.js "$@" --quiet; }
# ladder NAME OPTIONS...: asks players of every strength, with the luck of the dice taken out.
ladder() {
  local name=$1
  shift
  if wanted "$name"; then
    vitp ladder --seed "$name" "$@" --control-variate --checkpoint ".cache/studies/$name" --out "reports/studies/$name"
  fi
}
# rules N...: the second edition with adjustments.
rules() {
  printf 'second-edition'
  printf ',adjustment-%s' "$@"
}

# Every player gets the games that tell a worth to a point or so, those who search for seconds to two (npm run luck-pilot, docs/comparing.md).
packages="second-edition;$(rules 1 2);$(rules 1 2a);$(rules 1a 2b);$(rules 1a 2b 3c);$(rules 1 2 5)"
packages="$packages;second-edition,menzel;second-edition,menzel-3c;second-edition,nt1"
ladder packages --rungs tuned:1500,"$player":4000,"search-0.02s-$number":800 --rules "$packages"
ladder each-rule --rungs tuned:1500,"$player":3000,"search-0.02s-$number":800 --table
# What is argued most, by an older player, the one who plays where nobody is named, and players who search from its answers.
ladder strongest --rungs learned-fast-2:2000,"$player":4000,"search-0.02s-$number":1000,"search-0.1s-$number":150,"search-1s-$number":120 --rules 'second-edition;second-edition,nt1;second-edition,menzel;second-edition,nine-turn;second-edition,task-forces'

# Who is hardest to beat, and what the game is worth where both sides choose so: players, and three plans of the default player.
plans() { printf ",$player+%s" "$@"; }
if wanted players; then
  everybody=tuned,learned-6,learned-fast-6,learned-fast-8$(seq -f ,learned-fast-%.0f -s "" 9 "$number")
  vitp openings --japan "$everybody$(plans hit-and-run)" --allied "$everybody$(plans run-to-australia strike-north)" --games 400 --seed players --out reports/studies/players
fi
# The same under Normal Turn One, where the seventh plays as the sixth, and the ninth to the eleventh as the eighth.
if wanted players-nt1; then
  everybody=tuned,learned-6,learned-fast-5,learned-fast-6,learned-fast-8$(seq -f ,learned-fast-%.0f -s "" 12 "$number")
  vitp openings --japan "$everybody$(plans hit-and-run)" --allied "$everybody$(plans run-to-australia strike-north)" --rules second-edition,nt1 --games 400 --seed players --out reports/studies/players-nt1
fi

if wanted decided; then vitp decided --players "$player" --games 3000 --seed decided --out reports/studies/decided; fi

# Rules that do not help whom the rulebook says, and Normal Turn One: the same games with and without, by turn and by area, and one of them told.
if wanted why; then
  turns=poc.final,winner,lost.japan.carrier,lost.allied.carrier
  for turn in 1 2 3 4 5 6 7 8; do turns=$turns,poc.turn.$turn; done
  areas=poc.final
  for area in 'Japanese Islands' 'North Pacific Ocean' 'Central Pacific Ocean' 'Hawaiian Islands' 'Marianas Islands' 'Marshall Islands' \
    'U.S. Mandate' 'South Pacific Ocean' 'Coral Sea' Indonesia 'Indian Ocean' 'Bay of Bengal'; do
    for turn in 2 5 8; do areas="$areas,control.$area.turn.$turn"; done
  done
  for rule in nine-turn task-forces pearl-harbor nt1; do
    pair=(reports/studies/why/second-edition.yaml "reports/studies/why/$rule.yaml" --seed why --control-variate --checkpoint ".cache/studies/why-$rule")
    vitp compare "${pair[@]}" --games 2000 --metric "$turns" --csv "reports/studies/why/$rule-by-turn.csv"
    vitp compare "${pair[@]}" --games 1000 --metric "$areas" --csv "reports/studies/why/$rule-by-area.csv"
  done
  npx tsx bench/telling-games.ts --players "$player" nine-turn task-forces pearl-harbor nt1
fi

# What draws a picture is not kept: the pictures are.
rm -f reports/studies/*/*.vl.json
npx tsx bench/gallery.ts
echo "npm run -s article writes the figures of docs/what-the-simulator-says-about-bids.md anew."
