const withId = ['claim', 'camp', 'option', 'case', 'figure', 'insight', 'uncertainty', 'source'] as const;
const withoutId = ['depends', 'unclassified', 'included', 'failed', 'excluded', 'model'] as const;

/** What a reader follows a number or a reference to. */
export type FocusKind = (typeof withId)[number] | (typeof withoutId)[number];

/**
 * Where a response stands on a claim; `unresolved`: its two readers differ to the end; `reported`:
 * it tells it as others' view and takes no stance.
 */
export const sides = ['support', 'oppose', 'mixed', 'unresolved', 'reported', 'silent'] as const;
export type Side = (typeof sides)[number];

export interface Focus {
  readonly kind: FocusKind;
  /** Of the entry in the report; 0 for kinds without one. */
  readonly id: number;
  readonly side: Side | null;
}

/** How the picture of all claims is drawn. */
export interface View {
  readonly by: 'camp' | 'lab' | 'country' | 'family';
  readonly sort: 'report' | 'agreed' | 'contested';
  /** Words that a claim has to hold. */
  readonly find: string;
  readonly only: Side | '';
  readonly lab: string;
  readonly country: string;
  readonly family: string;
}

/** All that the address of a report's page holds. */
export interface PageState {
  readonly focus: Focus | null;
  /** The model whose answer is shown, by its id. */
  readonly model: string | null;
  readonly view: View;
}

export const firstView: View = {
  ...{ by: 'camp', sort: 'report', find: '', only: '' },
  ...{ lab: '', country: '', family: '' },
};

export const firstState: PageState = { focus: null, model: null, view: firstView };

/**
 * Reads the fragment of an address. What it does not know is left out: an address may come from
 * anybody.
 */
export function parseFragment(fragment: string): PageState {
  const [name = '', ...rest] = fragment.replace(/^#/, '').split('&');
  const settings = new URLSearchParams(rest.join('&'));
  const one = <Choice extends string>(key: string, choices: readonly Choice[], first: Choice) =>
    choices.find((choice) => choice === settings.get(key)) ?? first;
  const words = (key: string) => (settings.get(key) ?? '').slice(0, wordsMax);
  return {
    focus: parseFocus(name),
    model: settings.get('model')?.slice(0, wordsMax) || null,
    view: {
      by: one('by', ['camp', 'lab', 'country', 'family'], 'camp'),
      sort: one('sort', ['report', 'agreed', 'contested'], 'report'),
      only: one('only', [...sides, ''], ''),
      find: words('find'),
      lab: words('lab'),
      country: words('country'),
      family: words('family'),
    },
  };
}

/**
 * The fragment that `parseFragment` reads, with its `#`; settings as they are at first are left
 * out.
 */
export function fragmentOf({ focus, model, view }: PageState): string {
  const settings = new URLSearchParams();
  if (model !== null) settings.set('model', model);
  for (const [key, value] of Object.entries(view)) {
    if (value !== firstView[key as keyof View]) settings.set(key, value);
  }
  const name = focus ? focusName(focus) : '';
  return `#${[name, settings.toString()].filter((part, at) => at === 0 || part !== '').join('&')}`;
}

/** `claim-7-oppose`, which is also the id of the place that says so without scripts. */
function focusName({ kind, id, side }: Focus): string {
  return [kind, ...(id > 0 ? [id] : []), ...(side ? [side] : [])].join('-');
}

/** Our choice: longer than any model's id. */
const wordsMax = 200;

function parseFocus(name: string): Focus | null {
  const [word, number, last, ...more] = name.split('-');
  const bare = withoutId.find((kind) => kind === word);
  if (bare) return number === undefined ? { kind: bare, id: 0, side: null } : null;
  const kind = withId.find((each) => each === word);
  const id = Number(number);
  if (!kind || !/^[1-9]\d{0,8}$/.test(number ?? '') || more.length > 0) return null;
  const side = sides.find((each) => each === last) ?? null;
  if (last !== undefined && (side === null || kind !== 'claim')) return null;
  return { kind, id, side };
}
