/** What can be chosen, in the order in which it is shown. */
export type Options = readonly (readonly [value: string, name: string])[];

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly options: Options;
  readonly onChoose: (value: string) => void;
}

export function Choice({ name, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {name}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key} selected={key === value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
