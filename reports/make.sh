#!/usr/bin/env bash
# Plays the committed sample reports anew: npm run reports. The same commands give the same files, but for the machine and
# the times under `run` in each result.json. Mutation, rule coverage and tuning have commands of their own, named in their files.
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/usage.sh
. bench/default-player.sh
usage reports/make.sh '' "$@"
npx tsup --silent --no-dts
npx tsx bench/gallery.ts --time
vitp() { node dist/cli.js "$@" --quiet; }

vitp raid --games 1000000 --seed pearl-harbor --out reports/pearl-harbor
vitp bid --table --games 10000 --seed fair-bid --out reports/fair-bid
vitp bid --japan "search-0.1s-$number" --allied "search-0.1s-$number" --games 1000 --seed fair-bid-search --out reports/fair-bid-search
vitp tournament --games 500 --seed held-out --out reports/tournament
vitp openings --games 300 --seed openings --out reports/openings
vitp sensitivity --games 500 --seed sensitivity --out reports/sensitivity
npx tsx bench/gallery.ts
