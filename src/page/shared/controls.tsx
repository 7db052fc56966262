// The controls that every tab has: a button that looks like its text, a box to tick, a row of buttons of which one is chosen, a list of names.
import type { ComponentChildren, ComponentProps } from 'preact';

export const PlainButton = (props: ComponentProps<'button'>) => <button type="button" class="plain" {...props} />;

interface CheckProps {
  readonly title?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ComponentChildren;
}

export const Check = ({ title, checked, onChange, children }: CheckProps) => (
  <label class="check" title={title}>
    <input type="checkbox" checked={checked} onChange={onChange} />
    {children}
  </label>
);

/** What it is called, and what else is said of it; a name alone is both. */
type Option<T extends string> = T | { readonly value: T; readonly text: string; readonly title?: string | undefined };

const optionOf = <T extends string>(option: Option<T>): Exclude<Option<T>, T> =>
  (typeof option === 'string' ? { value: option, text: option } : option) as Exclude<Option<T>, T>;

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {options.map(optionOf).map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}

interface SelectProps<T extends string> {
  readonly label: ComponentChildren;
  readonly title?: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, title, value, options, onChange }: SelectProps<T>) {
  return (
    <label title={title}>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map(optionOf).map((option) => (
          <option key={option.value} value={option.value} title={option.title}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
