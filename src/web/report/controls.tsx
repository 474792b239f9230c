import type { View } from '../model/focus.ts';
import { Choice, type Options } from './choice.tsx';
import { usePage } from './page-context.ts';

/** What of the picture is shown, and in which order. The address keeps it. */
export function Controls({ shown }: { readonly shown: number }) {
  const { index, view, go } = usePage();
  const set = (key: keyof View, value: string) => go({ view: { ...view, [key]: value } as View });
  const values = (key: 'lab' | 'country' | 'family') =>
    [...new Set(index.included.map((model) => model[key]))].sort();
  return (
    <form class="controls" onSubmit={(event) => event.preventDefault()} aria-label="Claims shown">
      <label class="find">
        Find in claims
        <input
          type="search"
          value={view.find}
          onInput={({ currentTarget }) => set('find', currentTarget.value)}
        />
      </label>
      <Choice
        name="Group models by"
        value={view.by}
        options={grouping}
        onChoose={(value) => set('by', value)}
      />
      <Choice
        name="Order of claims"
        value={view.sort}
        options={sorting}
        onChoose={(value) => set('sort', value)}
      />
      <Choice name="Stance" value={view.only} options={stances} onChoose={(value) => set('only', value)} />
      {(['lab', 'country', 'family'] as const).map((key) => (
        <Choice
          key={key}
          name={key === 'lab' ? 'Lab' : `${key.charAt(0).toUpperCase()}${key.slice(1)}`}
          value={view[key]}
          options={[['', 'All'], ...values(key).map((value) => [value, value] as const)]}
          onChoose={(value) => set(key, value)}
        />
      ))}
      <p class="note" role="status">
        {shown} of {index.claims.size} claims
      </p>
    </form>
  );
}

const grouping: Options = [
  ['camp', 'Answer'],
  ['lab', 'Lab'],
  ['country', 'Country'],
  ['family', 'Family'],
];
const sorting: Options = [
  ['report', 'As in the report'],
  ['agreed', 'Most agreed first'],
  ['contested', 'Most contested first'],
];
const stances: Options = [
  ['', 'All'],
  ['support', 'Agree'],
  ['oppose', 'Disagree'],
  ['mixed', 'Both sides'],
  ['unresolved', 'Unclear'],
  ['silent', 'Silent'],
];
