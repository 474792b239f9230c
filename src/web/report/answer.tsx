import { codePointsOf, partOf } from '../../text/code-points.ts';
import { Link, Refs, Words } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** What the panel answers, and what a synthesizer judges apart from it. */
export function Answer() {
  const { answer } = usePage().index.report;
  if (!answer) return null;
  return (
    <Section id="answer" title="Answer">
      <p class="headline" dir="auto">
        {answer.headline}
      </p>
      <Prose text={answer.direct_answer} field="direct_answer" />
      {answer.rationale === '' ? null : <Prose text={answer.rationale} field="rationale" />}
      {answer.recommendation ? (
        <div class="advice">
          <h3>What follows</h3>
          <p dir="auto">
            <Words text={answer.recommendation.statement} claims={answer.recommendation.related_claim_ids} />
            <Refs ids={answer.recommendation.related_claim_ids} />
          </p>
        </div>
      ) : null}
      <p id="how-far" class="how-far" dir="auto">
        <Words text={answer.standing} />
      </p>
      <Assessment />
    </Section>
  );
}

/** The points that the answer rests on. */
export function KeyPoints() {
  const points = usePage().index.report.answer?.key_points ?? [];
  if (points.length === 0) return null;
  return (
    <Section id="key-points" title="Key points">
      <ol class="points">
        {points.map(({ key_point_id: id, label, statement, related_claim_ids: ids }, at) => (
          <li key={id} dir="auto">
            <strong>{label.replace(/[.:]$/, '')}.</strong>{' '}
            <Sourced text={statement} field={`key_points[${at}].statement`} claims={ids} />
            <Refs ids={ids} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Prose({ text, field }: { readonly text: string; readonly field: string }) {
  const paragraphs = text.split('\n\n');
  // Places of sources count from the beginning of the whole text, so that a text in paragraphs shows its own as one.
  if (paragraphs.length === 1)
    return (
      <p class="prose" dir="auto">
        <Sourced text={text} field={field} claims={[]} />
      </p>
    );
  return (
    <div class="prose lines" dir="auto">
      <Sourced text={text} field={field} claims={[]} />
    </div>
  );
}

/** A text with a letter behind each sentence that rests on single responses. */
function Sourced({
  text,
  field,
  claims,
}: {
  readonly text: string;
  readonly field: string;
  readonly claims: readonly number[];
}) {
  const all = usePage().index.report.answer?.sources ?? [];
  const own = all.flatMap((source, at) => (source.field === field ? [{ ...source, number: at + 1 }] : []));
  const characters = codePointsOf(text);
  let from = 0;
  const parts = own.map(({ offset, length, number, evidence_spans: spans }) => {
    const words = partOf(characters, from, offset + length);
    from = offset + length;
    const models = new Set(spans.map(({ model_id: id }) => id)).size;
    const label = `Source ${sourceLetter(number)}: ${models} ${models === 1 ? 'response' : 'responses'}`;
    return (
      <>
        <Words text={words} claims={claims} />
        <Link to={{ kind: 'source', id: number, side: null }} class="ref source" label={label}>
          {sourceLetter(number)}
        </Link>
      </>
    );
  });
  return (
    <>
      {parts}
      <Words text={partOf(characters, from, characters.length)} claims={claims} />
    </>
  );
}

/** a to z, then a2 and so on. */
function sourceLetter(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return number > 26 ? `${letter}${Math.ceil(number / 26)}` : letter;
}

function Assessment() {
  const assessment = usePage().index.report.answer?.assessment;
  if (!assessment) return null;
  return (
    <div class="assessment">
      <h3>What the synthesizer judges</h3>
      <p class="note">{assessment.model_id}. It changes no count and is no finding about the panel.</p>
      <p dir="auto">{assessment.statement}</p>
      <ul>
        {assessment.reasons.map(({ statement, related_claim_ids: ids }) => (
          <li key={statement} dir="auto">
            {statement}
            <Refs ids={ids} />
          </li>
        ))}
        {assessment.own_knowledge.map(({ statement, related_claim_ids: ids }) => (
          <li key={statement} dir="auto">
            <em>Unchecked, of its own knowledge:</em> {statement}
            <Refs ids={ids} />
          </li>
        ))}
      </ul>
    </div>
  );
}
