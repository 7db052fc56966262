// Which game: doctrines, openings, rules, seed and number, or a file.
import { openingNames } from '../../ai/opening.js';
import type { Side } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import type { PlainMap } from '../../records/record-plain.js';
import { PlainButton, Select } from '../shared/controls.js';
import { OpenFile } from '../shared/open-file.js';
import { doctrineOptions, RANDOM } from '../shared/player-options.js';
import { RuleChoice } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import { type GameState, partsOf, simulatedOf, withPlayer, withRecord, withSimulated } from './game-state.js';

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
            <label>
              Seed{' '}
              <input
                type="text"
                class="seed"
                value={simulated.seed}
                maxLength={200}
                onChange={(event) => {
                  const seed = event.currentTarget.value.trim();
                  if (seed !== '') change((s) => withSimulated(s, { seed }));
                }}
              />
            </label>
            <label>
              Game{' '}
              <input
                type="number"
                class="number"
                min={0}
                max={1_000_000_000}
                step={1}
                value={simulated.game}
                onChange={(event) => {
                  const number = event.currentTarget.valueAsNumber;
                  if (Number.isInteger(number) && number >= 0 && number <= 1_000_000_000)
                    change((s) => withSimulated(s, { game: number }));
                }}
              />
            </label>
            <PlainButton disabled={simulated.game === 0} onClick={() => next(-1)}>
              Game before
            </PlainButton>
            <PlainButton onClick={() => next(1)}>Next game</PlainButton>
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
