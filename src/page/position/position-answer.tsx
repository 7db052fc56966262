// The answer: how the game ends from here, what each side wins, and the fights as they stand.
import type { PositionAnswer as Answer } from '../../analysis/position/position.js';
import { formatEstimate, grouped } from '../../answer/digits.js';
import { meanOf, shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { fightNotes } from '../../report/position/fight-notes.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { FigureRow, Figures } from '../shared/blocks.js';
import { Choice } from '../shared/controls.js';
import { Headline } from '../shared/headline.js';
import { withMinus } from '../shared/minus.js';
import { percentText } from '../shared/percent.js';
import { type SharePart, Shares } from '../shared/shares.js';
import { labelShown, numberShown, sharesOf, shownOf } from '../shared/shown.js';
import { NoAnswer, Stopped } from '../shared/told.js';
import { newestOf } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import type { PositionState } from './position-state.js';
import type { Positioned } from './use-position.js';

interface PositionAnswerProps extends PartProps<PositionState> {
  readonly answering: Positioned;
}

const GAMES = ['500', { value: '2000', text: '2,000' }, { value: '10000', text: '10,000' }] as const;

const WINNERS: readonly SharePart[] = [
  ['japan', 'Japan wins', 'part-japan'],
  ['allied', 'the Allies win', 'part-allied'],
  ['tie', 'tie', 'part-none'],
];

export function PositionAnswer({ state, change, answering }: PositionAnswerProps) {
  const { interim, progress, problem, busy, stopped, stop, standing, again } = answering;
  const value = newestOf(answering);
  const shown = shownOf(answering);
  const winner = labelShown(shown, GAME_FIGURES.winner.of());
  const score = numberShown(shown, GAME_FIGURES.score.of());
  const done = interim?.games ?? 0;
  return (
    <section class="card answer" aria-label="The answer" aria-busy={busy}>
      <Headline shown={shown} estimate={winner && shareOf(shown!.figures as Result, winner, 'japan')}>
        Japan wins from here
      </Headline>
      <NoAnswer problem={problem} shown={shown} />
      {standing && <p class="note">{standing.sentence}</p>}
      {stopped && <Stopped shown={shown} onAgain={again} />}
      {busy && (
        <Working
          doing={done > 0 ? `${grouped(done)} games` : 'Playing on'}
          part={progress && progress.games / progress.total}
          onStop={stop}
        />
      )}
      {winner && score && (
        <>
          <Shares parts={WINNERS} {...sharesOf(shown!, winner)} />
          <p class="told">
            Japan&apos;s POC minus the Allies&apos; at the end:{' '}
            <b>{withMinus(formatEstimate(meanOf(shown!.figures, score)))}</b>
          </p>
        </>
      )}
      {value && <Fights areas={value.areas} />}
      {value && fightNotes(value).map((note) => <p class="note">{note}</p>)}
      <Choice
        label="Games"
        options={GAMES}
        value={String(state.games) as '500'}
        onChange={(games) => change((s) => ({ ...s, games: Number(games) }))}
      />
    </section>
  );
}

/** The fights of the moment, fought to the end by who is there now. */
function Fights({ areas }: Pick<Answer, 'areas'>) {
  if (areas.length === 0) return null;
  return (
    <Figures
      caption="The fights as they stand: who would hold the area, per cent"
      columns={['area', 'Japan', 'Allies', 'contested', 'nobody']}
    >
      {areas.map(({ area, holds }) => (
        <FigureRow
          key={area}
          name={area}
          cells={['japan', 'allied', 'contested', 'none'].map((label) => percentText(holds.share[label] ?? 0))}
        />
      ))}
    </Figures>
  );
}
