// The page of a ladder: each figure from the weakest players to the strongest, and whether it holds.
import type { RuleSetBid } from '../../analysis/bid/rule-sets.js';
import type { LadderAnswer } from '../../analysis/ladder/ladder.js';
import { type Block, type Row, tableOf } from '../../answer/block.js';
import { signedText } from '../../answer/difference.js';
import { counted, decimalsFor, estimate, fixed } from '../../answer/digits.js';
import { csvText } from '../../text/index.js';
import { ANALYSIS_FILE } from '../analysis.js';
import { contradictions } from '../answers/bid-words.js';
import { playersText } from '../asked/asked.js';
import { ownLines } from '../asked/own-lines.js';
import { notCertain } from '../certainty/not-certain.js';
import { INTERRUPTED, type Page } from '../page.js';
import { climbPicture, worthsPicture } from './ladder-pictures.js';
import {
  changeName,
  figureName,
  firstSentence,
  isLong,
  rulesOf,
  signs,
  VERDICTS,
  valueText,
  whyText,
} from './ladder-words.js';

export function ladderPage(answer: LadderAnswer): Page {
  const { config, rungs, climbs, seed, board } = answer;
  const many = isLong(answer);
  const told = many ? climbs.filter((climb) => climb.figure !== 'worth') : climbs;
  return {
    title: 'The same question at every strength of play',
    ...(answer.partial ? { warning: INTERRUPTED } : {}),
    answer: firstSentence(answer),
    lead: [
      ...signs(answer),
      ...contradictions(rungs.at(-1)!.answers),
      ...told.flatMap((climb) => whyText(answer, climb)),
    ],
    pictures: [
      // A fair bid that has no interval at any rung has nothing to draw.
      ...told.filter(({ rungs: at }) => at.some((one) => one)).map((climb) => climbPicture(answer, climb)),
      ...(many ? [worthsPicture(answer)] : []),
    ],
    blocks: [ladderBlock(answer), winsBlock(answer)],
    asked: [
      ['Rules', config.scenarios.map((_, k) => rulesOf(answer, k).join(', ')).join(' / ')],
      ...notCertain(config.scenarios),
      ...ownLines(config.scenarios),
      ...rungs.map(({ name, games }): [string, string] => [
        name,
        `${counted(games)} with each scenario; ${playersText(answer.config.rungs.find((r) => r.name === name)!.players)}`,
      ]),
      ['Seed', `${seed}; each rung has the seed "${seed}, ${rungs[0]!.name}" and so on: no two share dice`],
      [
        'Method',
        `Monte Carlo; ± is the 95 % interval; scenarios of one rung share their dice${config.controlVariate ? '; the luck of the dice is taken out of scores, bids and worths' : ''}`,
      ],
    ],
    notes: [
      `A figure is settled when it certainly moves by less than ${config.within} POC from the second strongest players to the strongest, still moving when the difference of the two is more than chance explains, contradictory when they are each certain of a sign, and of opposite ones.`,
      'Settled says that stronger players of this kind answer alike, not that the best players would.',
    ],
    csv: { 'ladder.csv': csvOf(answer) },
    json: { ...answer },
    again: `vitp ladder ${ANALYSIS_FILE}`,
    board: board.hash,
  };
}

function ladderBlock(answer: LadderAnswer): Block {
  const { climbs, rungs } = answer;
  return tableOf(
    'From the weakest players to the strongest',
    'POC; above 0 it helps Japan; a fair bid is what the player of Japan concedes; ± is the 95 % interval',
    ['', ...rungs.map((r) => r.name), 'verdict'],
    climbs.map((climb) => [
      figureName(answer, climb),
      ...climb.rungs.map((figure) => (figure ? valueText(figure) : '–')),
      climb.verdict === undefined ? '–' : VERDICTS[climb.verdict],
    ]),
  );
}

/** How often Japan wins, and what each scenario makes of that. */
function winsBlock(answer: LadderAnswer): Block {
  const others = answer.config.scenarios.slice(1).map((_, k) => k + 1);
  const wins = ({ japanWins }: Omit<RuleSetBid, 'curve'>): string => (japanWins ? signedText(japanWins, 100) : '–');
  return tableOf(
    'How often Japan wins without a bid',
    'per cent of games; the others are differences in per cent',
    ['', ...answer.rungs.map((r) => r.name)],
    [
      ['Japan wins', ...answer.rungs.map(({ japanWins: { value, ci95 } }) => estimate('share', value, ci95))],
      ...others.map((k): Row => [changeName(answer, k), ...answer.rungs.map((rung) => wins(rung.answers[k]!))]),
    ],
  );
}

function csvOf({ climbs, rungs, ...answer }: LadderAnswer): string {
  const lines: (string | number)[][] = [['players', 'games', 'figure', 'value', 'low', 'high', 'verdict']];
  for (const climb of climbs) {
    for (const [r, figure] of climb.rungs.entries()) {
      if (!figure) continue;
      const digits = Math.max(2, decimalsFor((figure.ci95[1] - figure.ci95[0]) / 2) + 1);
      const numbers = [figure.value, ...figure.ci95].map((x) => fixed(x, digits));
      lines.push([
        rungs[r]!.name,
        rungs[r]!.games,
        figureName({ climbs, rungs, ...answer }, climb, (rule) => rule),
        ...numbers,
        climb.verdict ?? '',
      ]);
    }
  }
  return csvText(lines);
}
