// Readings of contested rules: one choice for each point that matters here.
import { RULINGS } from '../../rules/index.js';
import { Select } from './controls.js';
import { Fold } from './fold.js';

type Chosen = Readonly<Record<string, string>>;

interface ReadingChoiceProps {
  /** Chapters of the rules whose points are offered; those that are chosen otherwise are always. */
  readonly chapters: readonly number[];
  /** Readings that differ from the defaults. */
  readonly rulings: Chosen;
  readonly onChange: (rulings: Chosen) => void;
}

export function ReadingChoice({ chapters, rulings, onChange }: ReadingChoiceProps) {
  const offered = RULINGS.filter(({ rule, name }) => name in rulings || chapters.includes(Number.parseInt(rule, 10)));
  const other = RULINGS.filter(({ name }) => name in rulings).map(({ name }) => `${name}: ${rulings[name]}`);
  const choose = (name: string, byDefault: string, value: string): void => {
    const { [name]: _, ...rest } = rulings;
    onChange(value === byDefault ? rest : { ...rest, [name]: value });
  };
  return (
    <Fold summary={`Readings: ${other.length === 0 ? 'the usual ones' : other.join(', ')}`}>
      {() => (
        <ul class="readings">
          {offered.map(({ name, rule, question, values, byDefault, reason }) => (
            <li key={name}>
              <Select
                label={`${question} (${rule})`}
                title={reason}
                value={rulings[name] ?? byDefault}
                options={values.map((value) => ({
                  value,
                  text: value === byDefault ? `${words(value)} (usual)` : words(value),
                }))}
                onChange={(value) => choose(name, byDefault, value)}
              />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

const words = (value: string): string => value.replaceAll('-', ' ');
