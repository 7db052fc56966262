// The counter that was tapped: damage, patrolling or raiding, another place, off the map.
import { AREA_NAMES, BASE_NAMES, PORT_NAMES } from '../../board/index.js';
import { PlainButton } from '../shared/controls.js';
import type { PartProps } from '../shell/tab.js';
import { hurtPiece, mostDamage, placePiece, removePiece, turnPosture } from './position-edit.js';
import { edit, type PickedPiece, type PositionState, pick, positionIn } from './position-state.js';

interface PositionPieceProps extends PartProps<PositionState> {
  readonly picked: PickedPiece;
}

const PLACES = [
  ['Sea areas', AREA_NAMES],
  ['Ports', PORT_NAMES],
  ['Bases', BASE_NAMES],
] as const;

export function PositionPiece({ picked, state, change }: PositionPieceProps) {
  const { name, place, ship } = picked;
  const atSea = AREA_NAMES.some((area) => area === place);
  const { damage = {}, raiding = [] } = positionIn(state);
  const raids = raiding === 'all' || raiding.includes(name);
  return (
    <fieldset class="picked-piece" aria-label={name}>
      <b>{name}</b>
      {mostDamage(name, place) > 0 && (
        <PlainButton onClick={() => change((s) => edit(s, (p) => hurtPiece(p, name, place)))}>
          Damage {damage[name] ?? 0}: one more
        </PlainButton>
      )}
      {atSea && ship && (
        <PlainButton onClick={() => change((s) => edit(s, (p) => turnPosture(p, name)))}>
          {raids ? 'Let it patrol' : 'Let it raid'}
        </PlainButton>
      )}
      <label>
        Move to{' '}
        <select
          value={place}
          onChange={(event) => {
            const to = event.currentTarget.value;
            change((s) =>
              pick(
                edit(s, (p) => placePiece(p, name, to)),
                null,
              ),
            );
          }}
        >
          {PLACES.map(([title, names]) => (
            <optgroup key={title} label={title}>
              {names.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <PlainButton
        onClick={() =>
          change((s) =>
            pick(
              edit(s, (p) => removePiece(p, name)),
              null,
            ),
          )
        }
      >
        Take off the map
      </PlainButton>
    </fieldset>
  );
}
