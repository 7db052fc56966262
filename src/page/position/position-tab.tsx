// The tab of positions: a board set up on the map, and what comes of it.
import { useMemo } from 'preact/hooks';
import { type MapPiece, mapBoardOf } from '../map/map-board.js';
import { PlaceView } from '../map/place-view.js';
import { playedMap } from '../map/played-map.js';
import { SeaMap } from '../map/sea-map.js';
import { Later } from '../shared/later.js';
import { newestOf } from '../shared/use-task.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { PositionAdvice } from './position-advice.js';
import { PositionAnswer } from './position-answer.js';
import { PositionAsked } from './position-asked.js';
import { PositionChange } from './position-change.js';
import { PositionShare } from './position-share.js';
import {
  canBeChanged,
  FIRST_POSITION,
  openArea,
  type PickedPiece,
  type PositionState,
  pick,
  positionIn,
  questionOfPosition,
  rulesOf,
} from './position-state.js';
import { usePosition } from './use-position.js';

function PositionPanel({ state, change, asker, searcher }: PanelProps<PositionState>) {
  const { area, picked } = state;
  const answering = usePosition(asker, state);
  const { standing } = answering;
  const { rules, data } = state.record;
  const map = useMemo(() => playedMap(rulesOf(state), data), [rules, data]);
  const changeable = canBeChanged(state);
  const position = changeable ? positionIn(state) : standing?.position;
  const board = position && mapBoardOf(position, map);
  return (
    <div class="position">
      <PositionAnswer state={state} change={change} answering={answering} />
      <section class="card sea play" aria-label="The position">
        {board && <SeaMap board={board} chosen={area} onChoose={(one) => change((s) => openArea(s, one))} />}
        {board && area !== null && (
          <Later>
            {() => (
              <PlaceView
                area={area}
                board={board}
                picked={picked?.name ?? null}
                onPiece={changeable ? (piece, place) => change((s) => pick(s, pickedPiece(piece, place))) : undefined}
              />
            )}
          </Later>
        )}
        <PositionChange state={state} change={change} standing={standing} />
      </section>
      <section class="card more" aria-label="More of the answer">
        <Later>
          {() => (
            <>
              <PositionAdvice state={state} open={standing?.over === false} searcher={searcher} />
              <PositionAsked state={state} change={change} searcher={searcher} />
              <PositionShare state={state} result={newestOf(answering)} />
            </>
          )}
        </Later>
      </section>
    </div>
  );
}

const pickedPiece = ({ name, kind }: MapPiece, place: string): PickedPiece => ({
  name,
  place,
  ship: ['carrier', 'battleship', 'cruiser'].includes(kind),
});

export const POSITION_TAB: Tab<PositionState> = {
  initial: FIRST_POSITION,
  question: questionOfPosition,
  Panel: PositionPanel,
};
