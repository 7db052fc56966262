// What was shipped: what each rule is worth (a tap on a rule shows its curve), and what else moves the score.
import { differenceText } from '../../answer/difference.js';
import { grouped } from '../../answer/digits.js';
import { bidText, contradicted, contradictions, ruleSetName } from '../../report/answers/bid-words.js';
import { valueName } from '../../report/player-names.js';
import { FigureRow, Figures } from '../shared/blocks.js';
import { PlainButton } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { withMinus } from '../shared/minus.js';
import type { PartProps } from '../shell/tab.js';
import { type BidsState, sameRules, withRules } from './bids-state.js';
import { originText, SHIPPED } from './shipped.js';

const [FIRST] = SHIPPED.ruleSets;
const AGAINST = contradicted(SHIPPED.ruleSets);

export function BidsTable({ state, change }: PartProps<BidsState>) {
  const { origin, players, caveat, uncertain, ruleSets } = SHIPPED;
  return (
    <>
      <h2>What each rule is worth</h2>
      <p class="note">
        {players.japan} against {players.allied}, {grouped(origin.games)} games with each rule, on the same dice;{' '}
        {originText(origin)}, seed {origin.seed}. POC: the final score, Japan’s minus the Allies’, against the second
        edition alone.
      </p>
      <Figures class="figures rule-values" columns={['rule', 'fair bid', 'POC', 'Japan wins, %', 'said to help']}>
        {ruleSets.map(({ rules, fair, poc, japanWins, said, least, wins }, k) => (
          <tr key={rules.join()}>
            <th scope="row">
              <PlainButton
                aria-pressed={sameRules(rules, state.rules)}
                onClick={() => change((s) => withRules(s, rules))}
              >
                {ruleSetName(rules, FIRST!.rules)}
              </PlainButton>
            </th>
            <FairBid text={withMinus(bidText(fair, [least, least + (wins.length - 1) / 2]))} />
            <td>{poc ? withMinus(differenceText(poc)).replace(' (not separated)', '*') : '–'}</td>
            <td>{japanWins ? withMinus(differenceText(japanWins, 100)).replace(' (not separated)', '*') : '–'}</td>
            <td>{AGAINST[k] ? `${said}: not so here` : said.replace(/^-$/, '–')}</td>
          </tr>
        ))}
      </Figures>
      <p class="note">* may be nothing: the interval holds 0.</p>
      <p class="told">{caveat}</p>
      <Fold summary="What stands against its label">
        {() =>
          contradictions(ruleSets).map((text) => (
            <p key={text} class="told">
              {withMinus(text)}
            </p>
          ))
        }
      </Fold>
      <Fold summary="Values of the board that are not read with certainty">
        {() => (
          <ul class="told">
            {uncertain.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Fold>
    </>
  );
}

/** A bid; its interval beneath it where there is no room beside it. */
function FairBid({ text }: { readonly text: string }) {
  const [value, interval] = text.split(' (');
  return (
    <td class="fair">
      {value} {interval !== undefined && <small>({interval}</small>}
    </td>
  );
}

/** Which other values and readings move the score most, as it was shipped. */
export function BidsMoved() {
  const { origin, scores } = SHIPPED.moved;
  return (
    <Fold summary="What else moves the score">
      {() => (
        <>
          <p class="note">
            Values of the board and readings of the rules, one changed at a time: {grouped(origin.games)} games each,{' '}
            {originText(origin)}. The intervals hold together.
          </p>
          <Figures columns={['value or reading', 'changed', 'POC']}>
            {scores.map(({ path, from, to, ...moved }) => (
              <FigureRow
                key={`${path} ${to}`}
                name={valueName(path)}
                cells={[`${from} → ${to}`, withMinus(differenceText(moved)).replace(' (not separated)', '*')]}
              />
            ))}
          </Figures>
        </>
      )}
    </Fold>
  );
}
