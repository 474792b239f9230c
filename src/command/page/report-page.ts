import type { Result } from '../../client/client.ts';
import { bar } from './bars.ts';
import { plain, wrapped } from './terminal-text.ts';

type Report = Result['report'];
type Claim = NonNullable<NonNullable<Report['evidence']>['claims']>[number];
type Camp = NonNullable<NonNullable<Report['evidence']>['camps']>[number];
type Quantity = NonNullable<NonNullable<Report['evidence']>['quantities']>[number];

export interface Screen {
  readonly columns: number;
  /** Leaves the text as it is where no colour is wanted. */
  readonly paint: (format: 'bold' | 'dim', text: string) => string;
}

/** Our choice: longer lines are hard to read. */
const columnsMax = 100;
const barColumns = 20;

/**
 * A report to read in a terminal: the answer, camps as bars, claims with their counts. Every part
 * may be missing.
 */
export function reportPage({ question, answer, evidence, analysis, errors }: Report, screen: Screen): string {
  const width = Math.min(columnsMax, Math.max(20, screen.columns));
  const say = (text: string | null | undefined, indent = 0) => (text ? wrapped(text, width, indent) : '');
  const item = (text: string) => `- ${say(text, 2)}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : [screen.paint('bold', say(title)), ...lines].join('\n');
  const headline = say(answer?.headline);
  const warnings = (errors ?? []).flatMap(({ message }) => (message ? [item(message)] : []));
  return [
    screen.paint('dim', say(question?.text)),
    [headline && screen.paint('bold', headline), say(answer?.standing)].filter(Boolean).join('\n'),
    section('Read with care', warnings),
    say(answer?.direct_answer),
    say(answer?.recommendation?.statement),
    section(
      'How the panel divides',
      (evidence?.camps ?? []).map((camp) => campLines(camp, say)),
    ),
    section(
      'Claims (+ agree, − disagree, ± mixed, of all that address it)',
      (evidence?.claims ?? []).map((claim) => claimLines(claim, say)),
    ),
    section('Figures', (evidence?.quantities ?? []).map(figure).map(item)),
    section(
      'What few say',
      (analysis?.minority_insights ?? []).map(({ insight, supporting_model_ids: models = [] }) =>
        item(`${insight} (${models.join(', ')})`),
      ),
    ),
    section(
      'What the answers leave open',
      (analysis?.uncertainties ?? []).map(({ description }) => item(description)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

type Say = (text: string, indent?: number) => string;

function campLines(camp: Camp, say: Say): string {
  const { model_count: count, eligible_model_count: all, model_share: share } = camp;
  const equal = camp.equal_lab_weight_share;
  const ofLabs = typeof equal === 'number' ? `, ${percent(equal)} with equal labs` : '';
  const figures = typeof share === 'number' ? `  ${count} of ${all}, ${percent(share)}${ofLabs}` : '';
  return `  ${say(camp.label, 2)}\n  ${say(`${bar(share ?? 0, barColumns)}${figures}`, 2)}`;
}

function claimLines(claim: Claim, say: Say): string {
  const { supporting_count: agree, opposing_count: disagree, mixed_or_uncertain_count: mixed } = claim;
  const counts = `+${agree ?? '?'} −${disagree ?? '?'} ±${mixed ?? '?'}`.padEnd(countColumns);
  const number = `[${claim.claim_id}]`.padStart(numberColumns);
  const of = typeof claim.addressed_count === 'number' ? ` of ${claim.addressed_count}` : '';
  const prefix = `${number} ${counts}${of}`.padEnd(numberColumns + countColumns + ofColumns);
  return `${prefix} ${say(claim.statement, prefix.length + 1)}`;
}

const numberColumns = 4;
/** Of a panel of ten to ninety-nine models; wider counts push their line. */
const countColumns = 11;
const ofColumns = 7;

function figure({ what, unit, low, high, median, model_count: count }: Quantity): string {
  const range = low === high ? `${low}` : `${low}–${high}`;
  const middle = median === undefined || low === high ? '' : `, median ${median}`;
  return plain(`${what}: ${range} ${unit ?? ''}${middle} (${count} models)`);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
