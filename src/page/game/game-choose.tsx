// Which game: doctrines, openings, rules, seed and number, or a file.
import { openingNames } from '../../ai/opening.js';
import type { Side } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import type { PlainMap } from '../../records/record-plain.js';
import { CheckedField, NumberField } from '../shared/checked-field.js';
import { PlainButton, Select } from '../shared/controls.js';
import { OpenFile } from '../shared/open-file.js';
import { doctrineOptions, RANDOM } from '../shared/player-options.js';
import { RuleChoice } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import {
  type GameState,
  MAX_GAME,
  partsOf,
  seedProblem,
  simulatedOf,
  withPlayer,
  withRecord,
  withSimulated,
} from './game-state.js';

interface GameChooseProps extends PartProps<GameState> {
  readonly asker: Asker;
}

export function GameChoose({ state, change, asker }: GameChooseProps) {
  const { game } = state;
  const simulated = simulatedOf(state);
  const next = (step: number): void =>
    change((s) => withSimulated(s, { game: Math.max(0, simulatedOf(s).game + step) }));
  return (
    <>
      <h2>Which game</h2>
      {game.kind === 'record' && (
        <p class="note">
          The record {game.name}.{' '}
          <PlainButton onClick={() => change((s) => withSimulated(s, {}))}>Show a simulated game</PlainButton>
        </p>
      )}
      {game.kind === 'simulated' && (
        <>
          <PlayerChoice side="japan" player={game.japan} change={change} />
          <PlayerChoice side="allied" player={game.allied} change={change} />
          <div class="row">
            <CheckedField
              label="Seed"
              type="text"
              class="seed"
              maxLength={200}
              value={simulated.seed}
              problem={(text) => seedProblem(text, simulated.seed)}
              onChange={(seed) => change((s) => withSimulated(s, { seed }))}
            />
            <NumberField
              label="Game"
              range={[0, MAX_GAME]}
              value={simulated.game}
              onChange={(number) => change((s) => withSimulated(s, { game: number }))}
            />
            <PlainButton disabled={simulated.game === 0} onClick={() => next(-1)}>
              Game before
            </PlainButton>
            <PlainButton disabled={simulated.game === MAX_GAME} onClick={() => next(1)}>
              Next game
            </PlainButton>
          </div>
          <RuleChoice rules={game.rules} onChange={(rules) => change((s) => withSimulated(s, { rules }))} />
        </>
      )}
      <OpenFile<PlainMap>
        label="Open a record"
        task={(name, text) => ({ kind: 'read-record', name, text, as: 'game' })}
        asker={asker}
        onRead={(record, name) => change((s) => withRecord(s, name, record))}
      />
    </>
  );
}

interface PlayerChoiceProps extends Pick<GameChooseProps, 'change'> {
  readonly side: Side;
  readonly player: string;
}

function PlayerChoice({ side, player, change }: PlayerChoiceProps) {
  const { doctrine, opening } = partsOf(player);
  return (
    <div class="row">
      <Select
        label={SIDE_LABELS[side]}
        value={doctrine}
        options={[...doctrineOptions(side, doctrine), RANDOM]}
        onChange={(name) => change((s) => withPlayer(s, side, name, opening))}
      />
      {doctrine !== RANDOM.value && (
        <Select
          label={
            <>
              <span class="hidden-text">{SIDE_LABELS[side]}, </span>opening
            </>
          }
          value={opening}
          options={[
            { value: '', text: 'none' },
            ...new Set([...openingNames(side), ...(opening === '' ? [] : [opening])]),
          ]}
          onChange={(name) => change((s) => withPlayer(s, side, doctrine, name))}
        />
      )}
    </div>
  );
}
