import type { PageTextName } from '../../languages/page/page-words.ts';
import { sideNames } from '../model/evidence-of.ts';
import { sides, type View } from '../model/focus.ts';
import { Choice, type Options } from './choice.tsx';
import { usePage, useView } from './page-context.ts';

/** What of the picture is shown, and in which order. The address keeps it. */
export function Controls({ shown }: { readonly shown: number }) {
  const { index, go, say } = usePage();
  const view = useView();
  const named = (names: Names): Options => names.map(([value, name]) => [value, say(name)]);
  const set = (key: keyof View, value: string) => go({ view: { ...view, [key]: value } as View });
  const values = (key: 'lab' | 'country' | 'family') =>
    [...new Set(index.included.map((model) => model[key]))].sort();
  return (
    <form class="controls" onSubmit={(event) => event.preventDefault()} aria-label={say('claims')}>
      <label class="find">
        {say('find')}
        <input
          type="search"
          value={view.find}
          onInput={({ currentTarget }) => set('find', currentTarget.value)}
        />
      </label>
      <Choice
        name={say('groupBy')}
        value={view.by}
        options={named(grouping)}
        onChoose={(value) => set('by', value)}
      />
      <Choice
        name={say('orderOfClaims')}
        value={view.sort}
        options={named(sorting)}
        onChoose={(value) => set('sort', value)}
      />
      <Choice
        name={say('stance')}
        value={view.only}
        options={named(stances)}
        onChoose={(value) => set('only', value)}
      />
      {(['lab', 'country', 'family'] as const).map((key) => (
        <Choice
          key={key}
          name={say(key)}
          value={view[key]}
          options={[['', say('all')], ...values(key).map((value) => [value, value] as const)]}
          onChoose={(value) => set(key, value)}
        />
      ))}
      <p class="note" role="status">
        {say('shown', { count: shown, whole: index.claims.size })}
      </p>
    </form>
  );
}

type Names = readonly (readonly [value: string, name: PageTextName])[];

const grouping: Names = [
  ['camp', 'answer'],
  ['lab', 'lab'],
  ['country', 'country'],
  ['family', 'family'],
];
const sorting: Names = [
  ['report', 'asInReport'],
  ['agreed', 'mostAgreed'],
  ['contested', 'mostContested'],
];
const stances: Names = [['', 'all'], ...sides.map((side) => [side, sideNames[side]] as const)];
