// How the game ended, and the POC track over its turns as a line; a turn is gone to by its button.
import { signed } from '../../answer/digits.js';
import { type LoggedTurn, lostText } from '../../report/one-game/game-log.js';
import { capital } from '../../text/capital.js';
import { FigureRow, Figures } from '../shared/blocks.js';
import { withMinus } from '../shared/minus.js';
import type { PartProps } from '../shell/tab.js';
import type { ToldGame } from '../work/one-game.js';
import { type GameState, goTo } from './game-state.js';
import { placeOf } from './story-steps.js';

interface GameScoreProps extends Pick<PartProps<GameState>, 'change'> {
  readonly told: ToldGame;
  /** The turn in which one stands. */
  readonly turn: number;
}

const WIDTH = 400;
const HEIGHT = 96;
const EDGE = 12;

export function GameScore({ told, turn, change }: GameScoreProps) {
  const { turns, steps, answer, json } = told;
  const leads = turns.map(({ score }) => score?.lead);
  const words = turns
    .map(({ turn: n, score }) => `turn ${n}: ${score ? leadText(score.lead) : 'not scored'}`)
    .join(', ');
  const go = (to: number): void => {
    const first = steps.findIndex((step) => step.turn === to);
    if (first >= 0) change((s) => goTo(s, placeOf(steps, first)));
  };
  return (
    <>
      <p class="headline">
        <strong>{leadText(Number(json.poc ?? 0))}</strong>
        <span>{endWords(answer)}</span>
      </p>
      <Track leads={leads} at={turns.findIndex(({ turn: n }) => n === turn)} words={words} />
      <fieldset class="turns" aria-label="Turn">
        {turns.map(({ turn: n }, k) => (
          <button key={n} type="button" aria-pressed={n === turn} onClick={() => go(n)}>
            <span class="hidden-text">Turn </span>
            {n}
            <small>
              <span class="hidden-text">, lead </span>
              {leads[k] === undefined ? '–' : leadText(leads[k])}
            </small>
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** How it ended, without the number of the game, which stands below: `Japan wins by 4 POC.` */
const endWords = (answer: string): string => capital(answer.replace(/^Game \d+:? /, ''));

interface TrackProps {
  readonly leads: readonly (number | undefined)[];
  readonly at: number;
  readonly words: string;
}

/** The line of Japan's lead after each turn, around zero; above it Japan leads. */
function Track({ leads, at, words }: TrackProps) {
  const most = Math.max(4, ...leads.map((lead) => Math.abs(lead ?? 0)));
  const x = (k: number): number => ((k + 0.5) * WIDTH) / leads.length;
  const y = (lead: number): number => HEIGHT / 2 - (lead * (HEIGHT / 2 - EDGE)) / most;
  const points = leads.flatMap((lead, k) => (lead === undefined ? [] : [`${x(k)} ${y(lead)}`]));
  return (
    <svg
      class="track"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Japan's lead after each turn: ${words}`}
    >
      {at >= 0 && (
        <rect class="now" x={x(at) - WIDTH / leads.length / 2} width={WIDTH / leads.length} height={HEIGHT} />
      )}
      <path class="zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <text x="3" y="11">
        Japan leads
      </text>
      <text x="3" y={HEIGHT - 4}>
        the Allies lead
      </text>
      {points.length > 0 && <path class="line" d={`M${points.join('L')}`} />}
      {leads.map((lead, k) => lead !== undefined && <circle key={x(k)} cx={x(k)} cy={y(lead)} r="4" />)}
    </svg>
  );
}

const leadText = (lead: number): string => withMinus(signed(lead, 0));

export function GameTurns({ turns }: { readonly turns: readonly LoggedTurn[] }) {
  return (
    <details>
      <summary>Turn by turn: points and ships lost</summary>
      <Figures columns={['turn', 'Japan', 'Allies', 'lead', 'Japan loses', 'Allies lose']}>
        {turns.map(({ turn, score, lost }) => {
          const points = score ? [score.japan, score.allied, leadText(score.lead)] : ['–', '–', '–'];
          return <FigureRow key={turn} name={turn} cells={[...points, ...lost.map(lostText)]} />;
        })}
      </Figures>
    </details>
  );
}
