import type { PageTextName } from '../../languages/page/page-words.ts';
import type { FocusKind } from '../model/focus.ts';
import type { Model } from '../model/report-index.ts';
import { Link } from './links.tsx';
import { ofMethod } from './method.tsx';
import { usePage } from './page-context.ts';
import { Said } from './said.tsx';

/** The question, and one line that says how many stand behind the report. */
export function Standing() {
  const { index, say } = usePage();
  const { question, research_record: record, status } = index.report;
  const made = record?.generation?.generated_at ?? null;
  return (
    <header class="standing">
      <p class="eyebrow">
        {say('panelName', { panel: record?.panel?.panel_id ?? '' })} (
        {say('models', { count: index.models.size })}, {say('labs', { count: labsOf(index.models.values()) })}
        ){made === null ? '' : ` · ${made.slice(0, 16).replace('T', ' ')} UTC`}
        {status === 'partial' ? ` · ${say('partialPanel')}` : ''}
      </p>
      <h1 dir="auto">{shortened(question?.text ?? say('report'))}</h1>
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
  const { index, say } = usePage();
  const record = index.report.research_record?.research_snapshot;
  const {
    invited,
    successful,
    failed,
    excluded,
    included_in_synthesis: included,
    unclassified,
  } = record ?? {};
  const labs = labsOf(index.included);
  const took = (included ?? 0) - (unclassified ?? 0);
  return (
    <ul class="counts">
      <li>{say('asked', { count: invited ?? 0 })}</li>
      <Count kind="included" count={successful ?? 0} words="answered" />
      {failed ? <Count kind="failed" count={failed} words="gaveNone" /> : null}
      {excluded ? <Count kind="excluded" count={excluded} words="wereSetAside" /> : null}
      <li>{say('tookSide', { count: took })}</li>
      {unclassified ? <Count kind="unclassified" count={unclassified} words="tookNone" /> : null}
      <li>
        {say('labs', { count: labs })}
        <AsIf />
      </li>
    </ul>
  );
}

function labsOf(models: Iterable<Model>): number {
  return new Set(Array.from(models, ({ lab }) => lab)).size;
}

/**
 * Beside the number of models: Kish's effective number. What it means stands with the answer, in
 * the language of the report.
 */
export function AsIf() {
  const { index, say } = usePage();
  const opinions = index.report.research_record?.research_snapshot?.independent_opinions?.count;
  if (!opinions) return null;
  const independent = <a href="#how-far">{say('independent', { count: Math.round(opinions) })}</a>;
  return (
    <span class="of">
      {' '}
      <Said text="asIf" with={{ independent }} />
    </span>
  );
}

function Count({
  kind,
  count,
  words,
}: {
  readonly kind: FocusKind;
  readonly count: number;
  readonly words: PageTextName;
}) {
  const { say } = usePage();
  return (
    <li>
      <Link to={{ kind, id: 0, side: null }}>{say(words, { count })}</Link>
    </li>
  );
}

function Warnings() {
  const { say } = usePage();
  const { errors } = usePage().index.report;
  if (errors.length === 0) return null;
  return (
    <aside class="warnings" aria-label={say('readWithCare')}>
      <strong>{say('readWithCare')}</strong>
      <ul>
        {errors.map(({ code, message }) => (
          <li key={code} dir="auto" lang={ofMethod}>
            {message}
          </li>
        ))}
      </ul>
    </aside>
  );
}
