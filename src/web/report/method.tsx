import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** How the report was made, folded; its receipt, and how to check both. */
export function Method() {
  const { index, say } = usePage();
  const { methodology } = index.report;
  if (!methodology) return null;
  const { controlled_inference: inference } = methodology;
  return (
    <Section id="method" title={say('method')} lead={say('methodLead')}>
      <Part title={say('collection')} text={methodology.evidence_collection} />
      <Part title={say('synthesis')} text={methodology.synthesis_and_audit} />
      {inference ? (
        <Part
          title={inference.title ?? say('controls')}
          text={`${inference.body ?? ''}\n\n${inference.why_this_matters ?? ''}`}
        />
      ) : null}
      <details class="more">
        <summary>{say('controls')}</summary>
        <ul>
          {methodology.controls.map(({ id, label, description }) => (
            <li key={id} lang={ofMethod}>
              <strong>{label}.</strong> {description}
            </li>
          ))}
        </ul>
      </details>
      <Receipt />
    </Section>
  );
}

/** Methodology and warnings are written in English. */
export const ofMethod = 'en';

function Part({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (!text) return null;
  return (
    <details class="more">
      <summary>{title}</summary>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} dir="auto" lang={ofMethod}>
          {paragraph}
        </p>
      ))}
    </details>
  );
}

function Receipt() {
  const { index, say } = usePage();
  const { methodology, research_record: record } = index.report;
  const runId = record?.generation?.run_id;
  const parts = Object.entries(methodology?.receipt.parts ?? {});
  return (
    <details class="more">
      <summary>{say('receipt')}</summary>
      <p>{say('receiptSays')}</p>
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
