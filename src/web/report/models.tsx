import { useMemo, useState } from 'preact/hooks';
import { campLetter, type Model } from '../model/report-index.ts';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

type Column = 'name' | 'lab' | 'country' | 'family' | 'answer';

const columns: readonly (readonly [Column, string])[] = [
  ['name', 'Model'],
  ['lab', 'Lab'],
  ['country', 'Country'],
  ['family', 'Family'],
  ['answer', 'Answer'],
];

/** Who was asked and what became of it. */
export function Models() {
  const { index } = usePage();
  const [by, setBy] = useState<Column>('lab');
  const rows = useMemo(
    () => [...index.models.values()].sort((a, b) => valueIn(a, by).localeCompare(valueIn(b, by), 'en')),
    [index, by],
  );
  return (
    <Section id="models" title="Who answered">
      <section class="scroll tall" tabIndex={0} aria-label="Table: models of the panel">
        <table class="models">
          <thead>
            <tr>
              {columns.map(([key, name]) => (
                <th key={key} scope="col" aria-sort={by === key ? 'ascending' : 'none'}>
                  <button type="button" onClick={() => setBy(key)}>
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((model) => (
              <ModelRow key={model.id} model={model} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function ModelRow({ model }: { readonly model: Model }) {
  const { hrefOf } = usePage();
  const { id, name, lab, country, family, part } = model;
  return (
    <tr>
      <th scope="row" dir="auto">
        {part === 'failed' ? name : <a href={hrefOf({ kind: 'model', id: 0, side: null }, id)}>{name}</a>}
      </th>
      <td>{lab}</td>
      <td>{country}</td>
      <td>{family}</td>
      <td>{valueIn(model, 'answer')}</td>
    </tr>
  );
}

function valueIn(model: Model, by: Column): string {
  if (by !== 'answer') return model[by];
  if (model.part === 'failed') return `no answer: ${model.why}`;
  if (model.part === 'excluded') return `set aside: ${model.why}`;
  return model.campId === null ? 'no side' : campLetter(model.campId);
}
