import { useMemo, useState } from 'preact/hooks';
import type { PageTextName } from '../../languages/page/page-words.ts';
import { campLetter, type Model } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

type Column = 'name' | 'lab' | 'country' | 'family' | 'answer';

const columns: readonly (readonly [Column, PageTextName])[] = [
  ['name', 'model'],
  ['lab', 'lab'],
  ['country', 'country'],
  ['family', 'family'],
  ['answer', 'answer'],
];

/** Who was asked and what became of it. */
export function Models() {
  const page = usePage();
  const { index, say, language } = page;
  const [by, setBy] = useState<Column>('lab');
  const rows = useMemo(
    () =>
      [...index.models.values()].sort((a, b) =>
        valueIn(a, by, page).localeCompare(valueIn(b, by, page), language),
      ),
    [index, by, page, language],
  );
  return (
    <Section id="models" title={say('whoAnswered')}>
      <section class="scroll tall" tabIndex={0} aria-label={say('table', { of: say('whoAnswered') })}>
        <table class="models">
          <thead>
            <tr>
              {columns.map(([key, name]) => (
                <th key={key} scope="col" aria-sort={by === key ? 'ascending' : 'none'}>
                  <button type="button" onClick={() => setBy(key)}>
                    {say(name)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((model, at) => (
              <ModelRow
                key={model.id}
                model={model}
                isFirst={rows.findIndex(({ part }) => part === model.part) === at}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

interface RowProps {
  readonly model: Model;
  /** Of those of its part, to which the number of them leads without scripts. */
  readonly isFirst: boolean;
}

function ModelRow({ model, isFirst }: RowProps) {
  const page = usePage();
  const { id, name, lab, country, family, part } = model;
  return (
    <tr {...(isFirst ? { id: part } : {})}>
      <th scope="row" dir="auto">
        {part === 'failed' ? (
          name
        ) : (
          <a href={page.hrefOf({ kind: 'model', id: 0, side: null }, id)}>{name}</a>
        )}
      </th>
      <td>{lab}</td>
      <td>{country}</td>
      <td>{family}</td>
      <td>{valueIn(model, 'answer', page)}</td>
    </tr>
  );
}

function valueIn(model: Model, by: Column, { say, colon }: Speaker): string {
  if (by !== 'answer') return model[by];
  if (model.part !== 'included') return `${say(model.part)}${colon}${model.why}`;
  return model.campId === null ? say('noSideTaken') : campLetter(model.campId);
}
