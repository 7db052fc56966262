// The answer: how many ships stay afloat, and how often.
import { grouped } from '../../answer/digits.js';
import { atLeast, distribution, meanOf } from '../../answer/estimates.js';
import { Bars, barsOf } from '../shared/bars.js';
import { Headline } from '../shared/headline.js';
import { numberShown, type Shown, shownOf } from '../shared/shown.js';
import { NoAnswer, Stopped } from '../shared/told.js';
import type { Answering } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { RaidState } from './raid-state.js';

interface RaidAnswerProps {
  readonly state: RaidState;
  readonly answering: Answering;
}

export function RaidAnswer({ state, answering }: RaidAnswerProps) {
  const { ships, counted } = state;
  const shown = shownOf(answering);
  const afloat = numberShown(shown, `${ships}.afloat`);
  const bins = afloat && (counted === 'exactly' ? distribution : atLeast)(shown!.figures, afloat);
  return (
    <section class="card answer" aria-label="The answer" aria-busy={answering.busy}>
      <Headline shown={shown} estimate={afloat && meanOf(shown!.figures, afloat)}>
        {ships} afloat on average
      </Headline>
      <RaidStatus answering={answering} shown={shown} />
      {bins && (
        <Bars
          bars={barsOf(bins, counted === 'at least', state.actual[ships])}
          title={`${ships} afloat, ${counted}, per cent of raids`}
        />
      )}
    </section>
  );
}

function RaidStatus({ answering, shown }: { readonly answering: Answering; readonly shown: Shown | undefined }) {
  const { busy, problem, progress, stop, stopped, again } = answering;
  if (problem !== undefined) return <NoAnswer problem={problem} shown={shown} />;
  if (stopped) return <Stopped shown={shown} onAgain={again} />;
  if (!busy) return null;
  if (progress) {
    const { games, total } = progress;
    return <Working doing={`${grouped(games)} of ${grouped(total)} games`} part={games / total} onStop={stop} />;
  }
  return shown && !shown.old ? <Working doing="Working out the exact answer" onStop={stop} /> : null;
}
