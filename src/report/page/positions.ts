import { pageWordsIn } from '../../languages/page/pages.ts';
import type { Report } from '../schema/report.ts';
import type { Printer } from './printer.ts';
import type { Warnings } from './warnings.ts';

type Camp = NonNullable<Report['evidence']>['camps'][number];

/** The largest camps, and those that the judgement behind them speaks of. */
export function campsList(
  { question, answer, evidence }: Report,
  { list, most, marks, shares }: Printer,
  behind: Warnings['behind'],
): string {
  const camps = evidence?.camps ?? [];
  const { favoured_camp_id: favoured, statement = '' } = answer?.assessment ?? {};
  const shown = new Set(
    camps.filter(
      ({ camp_id: id, label }, at) => at < most.positions || id === favoured || speaksOf(statement, label),
    ),
  );
  const others = camps.filter((camp) => !shown.has(camp));
  // The first interval says what it is, for those behind it too.
  const explained = [...shown].find((camp) => intervalOf(camp, shares) !== null);
  const words = String(pageWordsIn(question?.language).texts.columnInterval);
  const told = `${words.charAt(0).toLowerCase()}${words.slice(1)}${marks.colon}`;
  return list([...shown, ...others], shown.size, (camp) => {
    const isTold = camps.indexOf(camp) < most.theses;
    const interval = intervalOf(camp, shares);
    const between = interval === null ? '' : `, ${camp === explained ? told : ''}${interval}`;
    return campLine(camp, isTold ? marks.colon : null, answer, between) + behind(camp);
  });
}

/** Our choice: shorter labels, such as “No”, are words of any sentence, unless they are quoted. */
const labelMin = 8;

function speaksOf(statement: string, label: string): boolean {
  if (label.length >= labelMin) return statement.includes(label);
  return label !== '' && quotes.some(([open, close]) => statement.includes(`${open}${label}${close}`));
}

const quotes = [
  ...['""', '“”', '„“', '«»', '»«', '‘’', '「」'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
  ['« ', ' »'],
  ['«\u00a0', '\u00a0»'],
];

/**
 * Without its thesis if the answer says it.
 * @param colon before the thesis; null if the page is too long for it
 */
function campLine(camp: Camp, colon: string | null, answer: Report['answer'], between: string) {
  const { label, thesis, model_count: count, eligible_model_count: of } = camp;
  const isSaid = colon === null || thesis === '' || answer?.direct_answer.includes(thesis);
  return `**${label}** (${count}/${of}${between})${isSaid ? '' : `${colon}${thesis}`}`;
}

function intervalOf({ model_share_interval_90: interval }: Camp, shares: Printer['shares']): string | null {
  const { low = null, high = null } = interval ?? {};
  return low === null || high === null ? null : shares(low, high);
}
