// A field whose text is checked: what is wrong stays in it, with a sentence that says so, until it is mended or the value changes elsewhere.
import { type ComponentProps, Fragment } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { numberProblem, wholeNumber } from './whole-number.js';

interface CheckedFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'label'> {
  /** What it is called, before the field. */
  readonly label: string;
  readonly value: string;
  /** Why a text cannot be taken, in a sentence; `undefined` where it can. */
  readonly problem: (text: string) => string | undefined;
  readonly onChange: (text: string) => void;
}

export function CheckedField({ label, value, problem, onChange, ...input }: CheckedFieldProps) {
  const id = useId();
  const [wrong, setWrong] = useState<{ readonly text: string; readonly said: string }>();
  useEffect(() => setWrong(undefined), [value]);
  return (
    <Fragment>
      <label>
        {label}{' '}
        <input
          {...(input as object)}
          value={wrong?.text ?? value}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && id}
          onChange={({ currentTarget }) => {
            // What a field for numbers cannot read is an empty text.
            const text = currentTarget.value.trim();
            const said = problem(text);
            setWrong(said === undefined ? undefined : { text, said });
            if (said === undefined && text !== value) onChange(text);
          }}
        />
      </label>
      {wrong && (
        <span class="problem" role="alert" id={id}>
          {wrong.said}
        </span>
      )}
    </Fragment>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number. */
export const NumberField = ({ label, range, value, onChange }: NumberFieldProps) => (
  <CheckedField
    label={label}
    type="number"
    class="number"
    min={range[0]}
    max={range[1]}
    step={1}
    value={String(value)}
    problem={(text) => numberProblem(text, range, value)}
    onChange={(text) => onChange(wholeNumber(text, range)!)}
  />
);
