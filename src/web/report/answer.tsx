import { characterCount } from '../../text/code-points.ts';
import { blocksOf, cellsOf, type Line } from '../../text/form/blocks.ts';
import { writersSide } from '../../text/form/writers-side.ts';
import { isLeadOpen, modelOf } from '../model/report-index.ts';
import { ClaimCounts } from './counts.tsx';
import { WarningsAt } from './flags.tsx';
import { CampRefs, Refs } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section, Table } from './section.tsx';
import { OwnKnowledge, Sourced } from './sourced.tsx';

/** What the panel answers. */
export function Answer() {
  const { index, say } = usePage();
  const { report, lead } = index;
  const { answer } = report;
  if (!answer) return null;
  const side = writersSide(answer, report.evidence?.camps);
  const isOpen = !side && lead !== null && isLeadOpen(lead);
  return (
    <Section id="answer" title={say('answer')}>
      <WarningsAt part="answer" />
      <p class="headline" dir="auto">
        <Sourced text={answer.headline} field="headline" />
      </p>
      {/* Beside the headline stands what bounds it. */}
      {side ? (
        <p class="flag" dir="auto">
          {say(side.text, side.values)}
        </p>
      ) : null}
      {isOpen ? <Standing isFlag /> : null}
      <Prose text={answer.direct_answer} field="direct_answer" />
      <BestResponse />
      {answer.rationale === '' ? null : <Prose text={answer.rationale} field="rationale" />}
      {answer.recommendation ? (
        <div class="advice">
          <h3>{say('whatFollows')}</h3>
          <p class="lines" dir="auto">
            {answer.recommendation.statement}
            <Refs ids={answer.recommendation.related_claim_ids} />
          </p>
        </div>
      ) : null}
      <OwnKnowledge />
      {isOpen ? null : <Standing />}
      <LabelsRight />
    </Section>
  );
}

/** How many give the answer, and whether it would lead if other labs had been asked. */
function Standing({ isFlag = false }: { readonly isFlag?: boolean }) {
  const { report, camps } = usePage().index;
  return (
    <p id="how-far" class={isFlag ? 'flag' : 'how-far'} dir="auto">
      {report.answer?.standing}
      <CampRefs camps={[...camps.values()]} />
    </p>
  );
}

/** Leads to the response to a task that is preferred. */
function BestResponse() {
  const { index, hrefOf, say, colon } = usePage();
  const id = index.report.answer?.best_response?.model_id ?? null;
  if (id === null) return null;
  return (
    <p>
      {say('storedAnswer')}
      {colon}
      <a href={hrefOf({ kind: 'model', id: 0, side: null }, id)}>{modelOf(index, id).name}</a>
    </p>
  );
}

/**
 * How far a reader can rely on who is said to agree: by the low end of the estimate, and never as
 * all, which no comparison of readers can show. Without a measure the warnings say so.
 */
function LabelsRight() {
  const { index, say, percent } = usePage();
  const { report } = index;
  const { low = null } =
    report.methodology?.controlled_inference?.conditions?.reliability?.precision_interval_95 ?? {};
  if (low === null || report.errors.some(({ code }) => code === 'reliability_not_measured')) return null;
  return (
    <p class="how-far">{say('labelsRight', { share: percent(Math.min(Math.floor(low * 100), 99) / 100) })}</p>
  );
}

export function KeyPoints() {
  const { say } = usePage();
  const points = usePage().index.report.answer?.key_points ?? [];
  if (points.length === 0) return null;
  return (
    <Section id="key-points" title={say('keyPoints')}>
      <ol class="points">
        {points.map(({ key_point_id: id, label, statement, related_claim_ids: ids }, at) => (
          <li key={id} dir="auto">
            <strong>{label.replace(/[.:]$/, '')}.</strong>{' '}
            <Sourced text={statement} field={`key_points[${at}].statement`} />
            <ClaimCounts ids={ids} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A text of the answer, and where it stands there. */
interface TextOf {
  readonly text: string;
  readonly field: string;
}

/**
 * Paragraphs, heads, lists and tables. Sentences of its sources are found by their places in the
 * whole text.
 */
function Prose({ text, field }: TextOf) {
  return (
    <div class="prose" dir="auto">
      {blocksOf(text).map(({ kind, lines, first }) => {
        if (kind === 'table') return <Rows {...{ text, field, rows: lines }} />;
        const words = lines.map((line) => <LineWords key={line.from} {...{ text, field, line }} />);
        if (kind === 'paragraph') return <p>{words}</p>;
        if (kind === 'head')
          return (
            <p>
              <strong>{words}</strong>
            </p>
          );
        const items = words.map((each, at) => <li key={lines[at]?.from}>{each}</li>);
        return kind === 'steps' ? <ol start={first}>{items}</ol> : <ul>{items}</ul>;
      })}
    </div>
  );
}

function Rows({ text, field, rows }: TextOf & { readonly rows: readonly Line[] }) {
  const { say } = usePage();
  const [heads, ...others] = rows;
  const columns = heads ? cellsOf(text, heads).map(({ from, to }) => text.slice(from, to)) : [];
  return (
    <Table label={say('table', { of: say('answer') })} columns={columns}>
      {others.map((row) => (
        <tr>
          {cellsOf(text, row).map(({ from, to }, at, { length }) => (
            <td dir="auto">
              {/* The last cell reaches to the end of the row, where its sources stand. */}
              <LineWords
                {...{ text, field, line: { name: '', from, to: at === length - 1 ? row.to : to } }}
              />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function LineWords({ text, field, line }: TextOf & { readonly line: Line }) {
  const { name, from, to } = line;
  const at = (offset: number) => characterCount(text.slice(0, offset));
  const part = { from: at(from + name.length), to: at(to) };
  return (
    <>
      {name === '' ? null : <strong>{name}</strong>}
      <Sourced text={text} field={field} part={part} />
    </>
  );
}
