/** What fills the slots of a text. `count` also decides between its two forms. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with slots such as `{count}`; two where it depends on the count. */
type Message = string | { readonly one: string; readonly other: string };

export interface PageTexts<Name extends string> {
  readonly say: (name: Name, values?: Values) => string;
  /** The parts of a text, those of its slots by their names: for slots that are links. */
  readonly parts: (name: Name, values?: Values) => readonly (string | { readonly slot: string })[];
}

export function pageTexts<Name extends string>({
  locale,
  texts,
}: {
  readonly locale: string;
  readonly texts: Readonly<Record<Name, Message>>;
}): PageTexts<Name> {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const textOf = (name: Name, { count }: Values): string => {
    const message: Message = texts[name];
    if (typeof message === 'string') return message;
    return plurals.select(Number(count)) === 'one' ? message.one : message.other;
  };
  const shown = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value);
  const parts: PageTexts<Name>['parts'] = (name, values = {}) =>
    textOf(name, values)
      .split(/[{}]/)
      .map((part, at) => {
        if (at % 2 === 0) return part;
        const value = values[part];
        return value === undefined ? { slot: part } : shown(value);
      });
  return {
    parts,
    say: (name, values) =>
      parts(name, values)
        .map((part) => (typeof part === 'string' ? part : part.slot))
        .join(''),
  };
}
