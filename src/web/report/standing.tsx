import type { FocusKind } from '../model/focus.ts';
import { Link } from './links.tsx';
import { usePage } from './page-context.ts';

/** The question, and one line that says how many stand behind the report. */
export function Standing() {
  const { index } = usePage();
  const { question, research_record: record, status } = index.report;
  const made = record?.generation?.generated_at ?? null;
  return (
    <header class="standing">
      <p class="eyebrow">
        Panel {record?.panel?.panel_id === undefined ? '' : String(record.panel.panel_id)}
        {made === null ? '' : ` · ${made.slice(0, 10)}`}
        {status === 'partial' ? ' · partial panel' : ''}
      </p>
      <h1 dir="auto">{shortened(question?.text ?? 'Report')}</h1>
      <Counts />
      <Warnings />
    </header>
  );
}

/** Our choice: a prompt of pages is no heading. The rest of it is in the method. */
function shortened(text: string): string {
  const characters = Array.from(text.slice(0, 1_000));
  return characters.length > 280 ? `${characters.slice(0, 280).join('')} …` : text;
}

function Counts() {
  const { index } = usePage();
  const record = index.report.research_record?.research_snapshot;
  const {
    invited,
    successful,
    failed,
    excluded,
    included_in_synthesis: included,
    unclassified,
  } = record ?? {};
  const labs = new Set(index.included.map(({ lab }) => lab)).size;
  // Kish's effective number; what it means stands with the answer, in the language of the report.
  const opinions = record?.independent_opinions?.count ?? null;
  const took = (included ?? 0) - (unclassified ?? 0);
  return (
    <ul class="counts">
      <li>{invited ?? 0} asked</li>
      <Count kind="included" count={successful ?? 0} words="answered" />
      {failed ? <Count kind="failed" count={failed} words="gave no answer" /> : null}
      {excluded ? <Count kind="excluded" count={excluded} words="set aside" /> : null}
      <li>{took} took a side</li>
      {unclassified ? <Count kind="unclassified" count={unclassified} words="took none" /> : null}
      <li>
        {labs} {labs === 1 ? 'lab' : 'labs'}
        {opinions ? (
          <span class="of">
            {' '}
            (as if <a href="#how-far">{Math.round(opinions)} independent</a>)
          </span>
        ) : null}
      </li>
    </ul>
  );
}

function Count({
  kind,
  count,
  words,
}: {
  readonly kind: FocusKind;
  readonly count: number;
  readonly words: string;
}) {
  return (
    <li>
      <Link to={{ kind, id: 0, side: null }}>
        {count} {words}
      </Link>
    </li>
  );
}

function Warnings() {
  const { errors } = usePage().index.report;
  if (errors.length === 0) return null;
  return (
    <aside class="warnings" aria-label="Read with care">
      <strong>Read with care</strong>
      <ul>
        {errors.map(({ code, message }) => (
          <li key={code} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </aside>
  );
}
