// Writes one telling game for each rule asked: of many pairs of games on the same dice, without and with the rule, a pair that goes as all of
// them go on the average. Nobody picks it. Use: npx tsx bench/telling-games.ts [--games 400] [--seed why] [--players tuned] RULE...
import { mkdirSync, writeFileSync } from 'node:fs';
import { optionsOf, some } from './options.js';
import { gamesUnder, type PairedGame, tellingPair } from './telling-games/pair.js';
import { tellingText } from './telling-games/text.js';

const OUT = 'reports/studies/why';

const { values, rest: rules } = optionsOf(
  'bench/telling-games.ts',
  { games: some(400), seed: 'why', players: 'tuned' },
  'RULE…',
);
const { seed, players } = values;
mkdirSync(OUT, { recursive: true });
for (const rule of rules) {
  const without = gamesUnder(['second-edition'], players, seed);
  const withIt = gamesUnder(['second-edition', rule], players, seed);
  const pairs = Array.from(
    { length: Number(values.games) },
    (_, game): PairedGame => ({ game, without: without.track(game), with: withIt.track(game) }),
  );
  const { pair, mean } = tellingPair(pairs);
  const told = { without: without.tell(pair.game), with: withIt.tell(pair.game) };
  writeFileSync(`${OUT}/${rule}-game.md`, tellingText({ rule, seed, players, pairs: pairs.length, pair, mean, told }));
  console.log(`${OUT}/${rule}-game.md: game ${pair.game}`);
}
