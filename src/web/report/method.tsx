import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** How the report was made, folded; its receipt, and how to check both. */
export function Method() {
  const { methodology } = usePage().index.report;
  if (!methodology) return null;
  const { controlled_inference: inference } = methodology;
  return (
    <Section
      id="method"
      title="How this was made"
      lead="All counts are computed by code, and every stance rests on a passage of the stored answer. Agreement of models is a finding about this panel, no proof."
    >
      <Part title="Collection of the answers" text={methodology.evidence_collection} />
      <Part title="Synthesis and audit" text={methodology.synthesis_and_audit} />
      {inference ? (
        <Part
          title={inference.title ?? 'Controlled inference'}
          text={`${inference.body ?? ''}\n\n${inference.why_this_matters ?? ''}`}
        />
      ) : null}
      <details class="more">
        <summary>Controls</summary>
        <ul>
          {methodology.controls.map(({ id, label, description }) => (
            <li key={id}>
              <strong>{label}.</strong> {description}
            </li>
          ))}
        </ul>
      </details>
      <Receipt />
    </Section>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (!text) return null;
  return (
    <details class="more">
      <summary>{title}</summary>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </details>
  );
}

function Receipt() {
  const { index } = usePage();
  const { methodology, research_record: record } = index.report;
  const runId = record?.generation?.run_id;
  const parts = Object.entries(methodology?.receipt.parts ?? {});
  return (
    <details class="more">
      <summary>Receipt, and how to check it</summary>
      <p>
        Digests of the parts of this report, made when it was delivered. Whoever has the report as JSON and
        the stored answers (both from the service, under these names) can check that its numbers follow from
        them:
      </p>
      <pre tabIndex={0}>{`npm run audit -- report-${runId}.json service-${runId}-responses.jsonl`}</pre>
      <dl class="receipt">
        <dt>run</dt>
        <dd>{runId}</dd>
        <dt>question</dt>
        <dd>{methodology?.receipt.question}</dd>
        {parts.map(([part, digest]) => (
          <>
            <dt>{part.replaceAll('_', ' ')}</dt>
            <dd>{digest}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}
