// The tab of one game: what is played, how it went, and everything that was decided and rolled.
import { useMemo } from 'preact/hooks';
import type { AreaName } from '../../board/index.js';
import { mapBoardOf } from '../map/map-board.js';
import { PlaceView } from '../map/place-view.js';
import { type PlayedMap, playedMap } from '../map/played-map.js';
import { SeaMap } from '../map/sea-map.js';
import { rulesOf } from '../position/position-state.js';
import { Later } from '../shared/later.js';
import { Problem } from '../shared/told.js';
import { useTaskNow } from '../shared/use-task.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import type { ToldGame } from '../work/one-game.js';
import { boardAt } from '../work/packed-boards.js';
import type { AskedGame } from './asked-game.js';
import { GameChoose } from './game-choose.js';
import { GameScore, GameTurns } from './game-score.js';
import { GameShare } from './game-share.js';
import { FIRST_GAME_STATE, type GameState, openArea, questionOfGame } from './game-state.js';
import { GameStep } from './game-step.js';
import { GameTelling } from './game-telling.js';
import { GameWeighed } from './game-weighed.js';
import { stepAt } from './story-steps.js';

function GamePanel({ state, change, asker, searcher }: PanelProps<GameState>) {
  const { value, problem, busy } = useTaskNow<ToldGame>(asker, {
    kind: 'one-game',
    what: 'tell',
    game: state.game,
  });
  // What cannot be told is not the game before.
  const told = problem === undefined ? value : undefined;
  const { game } = state;
  const map = useMemo(() => mapOf(game), [game]);
  const here = told ? stepAt(told.steps, state.place) : 0;
  const step = told?.steps[here];
  const board = step && mapBoardOf(boardAt(told!.boards, step.board), map);
  const area: AreaName | null = state.area ?? step?.area ?? null;
  return (
    <div class="game">
      <section class="card answer" aria-label="The game" aria-busy={busy}>
        <Problem said={problem} />
        {told && <GameScore told={told} turn={step!.turn} change={change} />}
      </section>
      {told && board && (
        <section class="card sea play" aria-label="The map">
          <GameStep steps={told.steps} here={here} state={state} change={change} />
          <Later>
            {() => (
              <>
                <SeaMap board={board} chosen={area} lit={step.area} onChoose={(a) => change((s) => openArea(s, a))} />
                {area !== null && <PlaceView area={area} board={board} />}
              </>
            )}
          </Later>
        </section>
      )}
      <section class="card more" aria-label="More of the game">
        {told && <Later>{() => <GameTelling steps={told.steps} here={here} change={change} />}</Later>}
        <GameChoose state={state} change={change} asker={searcher} />
        {told && (
          <Later>
            {() => (
              <>
                <GameTurns turns={told.turns} />
                <GameWeighed game={state.game} searcher={searcher} change={change} />
                <GameShare state={state} told={told} moment={step!.moment} searcher={searcher} />
              </>
            )}
          </Later>
        )}
      </section>
    </div>
  );
}

/** The map of a game, which its record may have changed. */
const mapOf = (game: AskedGame): PlayedMap =>
  game.kind === 'record' ? playedMap(rulesOf(game), game.record.data) : playedMap(game.rules, null);

export const GAME_TAB: Tab<GameState> = { initial: FIRST_GAME_STATE, question: questionOfGame, Panel: GamePanel };
