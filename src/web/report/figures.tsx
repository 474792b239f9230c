import { shortenedBetween } from '../../text/form/figure-format.ts';
import { pointCounts } from '../../text/form/point-counts.ts';
import { type Figure, placesOf } from '../model/picture/figure-places.ts';
import { WarningsAt } from './flags.tsx';
import { ModelsLink } from './links.tsx';
import { usePage } from './page-context.ts';
import { DataTable, Section } from './section.tsx';

/** Figures that models give: one strip per quantity, a dot per model. */
export function Figures() {
  const { say } = usePage();
  const { evidence, question } = usePage().index.report;
  const { quantities: all = [], quantities_left_out_count: left = 0 } = evidence ?? {};
  if (all.length === 0) return null;
  const isTask = question?.question_type === 'task';
  const differing = all.find(({ contradict_each_other: differ }) => differ);
  const quantities = all.map((figure) =>
    isTask || pointCounts(figure.evidence_spans).length > 0 ? withoutMiddle(figure) : figure,
  );
  return (
    <Section id="figures" title={say('figures')} lead={say('figuresLead')}>
      <WarningsAt part="quantities" />
      {quantities.map((figure) => (
        <Strip
          key={figure.quantity_id}
          figure={figure}
          isDiffering={figure.quantity_id === differing?.quantity_id}
        />
      ))}
      {left > 0 ? <p class="note">{say('figuresLeftOut', { count: left })}</p> : null}
      <FigureTable quantities={quantities} />
    </Section>
  );
}

/**
 * Responses to a task differ in what they make, so that amounts of them have no middle; nor have a
 * few numbers that several models give each.
 */
function withoutMiddle({ median: _, lower_quartile: __, upper_quartile: ___, ...figure }: Figure): Figure {
  return figure;
}

/** @param isDiffering whether the page tells of it that figures differ tenfold: once */
function Strip({ figure, isDiffering }: { readonly figure: Figure; readonly isDiffering: boolean }) {
  const { say, figures } = usePage();
  const { quantity_id: id, what, unit, model_count: count, low, high } = figure;
  const short = shortenedBetween(low, high);
  const lowest = figures.amount(short(low), unit, short(high));
  const highest = figures.amount(short(high), unit, short(low));
  const { dots, middle, median, isLog } = placesOf(figure);
  return (
    <figure class="strip">
      <figcaption dir="auto">
        <strong>{what}</strong>
        {unit === '' ? '' : `, ${unit}`}{' '}
        <ModelsLink to={{ kind: 'figure', id, side: null }} words={say('models', { count })} title={what} />
        {isDiffering ? <em> {say('tenTimes')}</em> : null}
      </figcaption>
      <svg width="100%" height="38" aria-hidden="true">
        <line class="axis" x1="2%" x2="98%" y1="19" y2="19" />
        {middle ? (
          <rect
            class="middle"
            x={`${middle[0]}%`}
            width={`${Math.max(0.5, middle[1] - middle[0])}%`}
            y="9"
            height="20"
          />
        ) : null}
        {median === null ? null : <line class="median" x1={`${median}%`} x2={`${median}%`} y1="4" y2="34" />}
        {dots.map(({ x, y, modelId }) => (
          <circle key={modelId} class="dot" cx={`${x}%`} cy={y} r="3.5" />
        ))}
      </svg>
      <p class="ends">
        <span>{lowest}</span>
        <span>{isLog ? say('logarithmic') : ''}</span>
        <span>{highest}</span>
      </p>
    </figure>
  );
}

function FigureTable({ quantities }: { readonly quantities: readonly Figure[] }) {
  const { say, figures } = usePage();
  return (
    <DataTable
      of={say('figures')}
      columns={[
        ...[say('ofWhat'), say('unit'), say('columnModels')],
        ...[say('lowest'), say('median'), say('highest')],
      ]}
    >
      {quantities.map(({ quantity_id: id, what, unit, model_count: count, low, median, high }) => {
        const short = shortenedBetween(low, high);
        return (
          <tr key={id}>
            <th scope="row" dir="auto">
              {what}
            </th>
            <td>{unit}</td>
            <td>{count}</td>
            <td>{figures.figure(short(low))}</td>
            <td>{median === undefined ? '–' : figures.figure(short(median))}</td>
            <td>{figures.figure(short(high))}</td>
          </tr>
        );
      })}
    </DataTable>
  );
}
