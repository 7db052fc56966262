// One of several names, under a label.
import type { ComponentChildren } from 'preact';

interface SelectProps<T extends string> {
  readonly label: ComponentChildren;
  readonly title?: string;
  readonly value: T;
  /** What it is called, and what else is said of it; a name alone is both. */
  readonly options: readonly (T | { readonly value: T; readonly text: string; readonly title?: string })[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, title, value, options, onChange }: SelectProps<T>) {
  return (
    <label title={title}>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map((option) => {
          const {
            value: name,
            text,
            title: said,
          } = typeof option === 'string' ? { value: option, text: option, title: undefined } : option;
          return (
            <option key={name} value={name} title={said}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}
