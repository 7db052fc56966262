// The factors of a unit, as players write them: those of its counter, or its own.
import { useState } from 'preact/hooks';
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import { kindOfFactors } from '../../battle/question/kind-of-factors.js';
import { parseFactors } from '../../board/index.js';

interface FightFactorsProps {
  readonly unit: BattleUnit;
  readonly onChange: (factors: string) => void;
}

/** Why a unit cannot have these factors; `undefined` where it can. */
function problemOf(text: string, { kind }: BattleUnit): string | undefined {
  if (parseFactors(text) === undefined) return `${text} is no factors; write them as 146+4, 1+27 or 34*.`;
  if ((kind === 'air') !== (kindOfFactors(text) === 'air')) return `Only air units have factors such as 34*.`;
  return undefined;
}

export function FightFactors({ unit, onChange }: FightFactorsProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <label>
        factors{' '}
        <input
          type="text"
          class="factors"
          size={5}
          maxLength={8}
          value={unit.factors}
          aria-label={`Factors of ${unit.name}`}
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            const wrong = problemOf(text, unit);
            setProblem(wrong);
            if (wrong === undefined) onChange(text);
          }}
        />
      </label>
      {problem !== undefined && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
