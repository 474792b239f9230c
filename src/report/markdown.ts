import { harmless } from '../text/harmless.ts';
import { answerParts, assessmentPart, sidesTold } from './page/answer.ts';
import { claimsList, claimsOf, countsOfDispute, type PageClaims } from './page/claims.ts';
import { figuresList } from './page/figures.ts';
import { optionsList, tellsMixed } from './page/options.ts';
import { campsList } from './page/positions.ts';
import { bold, claimsMax, type Printer, printerIn, section, sizes } from './page/printer.ts';
import { type Warnings, warningsIn } from './page/warnings.ts';
import { byCurl, type RequestFor, whereWorkIs } from './page/where-work-is.ts';
import { proseSentences } from './prose/prose-sentences.ts';
import { percentDown } from './prose/wording.ts';
import type { Report } from './schema/report.ts';

/**
 * A report as a person or an agent reads it, as Markdown of a page or two: what is answered,
 * judged, disputed and not known, with the counts, the claims that most hold, and in three lines
 * how it was made, in the language of the report. Other claims, models and spans, censuses and the
 * rest of the method are in the JSON alone.
 * @param requestFor how the work that a task asks for is requested where this is read
 */
export function reportMarkdown(report: Report, requestFor: RequestFor = byCurl): string {
  const where = whereWorkIs(report, requestFor);
  const sized = (most: Printer['most']) => pageOf(report, where, printerIn(report.question?.language, most));
  let page = '';
  for (const most of sizes) {
    page = sized(most);
    if (isWithin(page)) return filled(page, most, sized);
  }
  return page;
}

/** What a page has room for beside the rest goes to what most of the panel holds. */
function filled(page: string, most: Printer['most'], sized: (most: Printer['most']) => string): string {
  for (let held = claimsMax; held > most.held; held--) {
    const fuller = sized({ ...most, held });
    if (isWithin(fuller)) return fuller;
  }
  return page;
}

/** Our choice: as much as is read at once. */
const wordsMax = 900;

/** Fewer words than that, and about 2,000 tokens (R-G13, R-M05). */
function isWithin(page: string): boolean {
  return page.length < 8_000 && page.split(/\s+/).length < wordsMax;
}

function pageOf(report: Report, where: string, printer: Printer): string {
  const { question, answer } = report;
  const { headings, list, marks, most, say } = printer;
  const warnings = warningsIn(report, printer);
  const { at, behind, elsewhere } = warnings;
  const numbered = claimsOf(report, printer);
  const options = optionsList(report, numbered, printer);
  const claims = claimsList(numbered, printer, behind);
  const signs = signsTold(report, tellsMixed(report, numbered, printer), printer);
  const cases = { part: 'cases', title: say('dependsTitle'), list: casesList(report, printer) } as const;
  const figures = { part: 'quantities', title: say('figures'), list: figuresList(report, printer) } as const;
  const analysis = analysisParts(report, numbered, printer);
  const listed = ({ part, title, list: own }: Listed) => (own === '' ? '' : section(title, at(part), own));
  // Where options are the answer, each claim may be the entry of one.
  const ofOptions = options && ({ part: 'claims', title: headings.claims, list: claims } as const);
  const unlisted = [cases, figures, ...analysis, ...(ofOptions ? [ofOptions] : [])].flatMap(
    ({ part, title, list: own }) =>
      own === '' && at(part) !== '' ? `- ${title}${marks.colon}${at(part).replaceAll('\n\n', ' ')}` : [],
  );
  return [
    ...(question ? [`# ${heading(question.text ?? '')}`] : []),
    warnings.simulated,
    ...answerWith(
      list(elsewhere, most.errors, ({ message }) => `⚠ ${message}`),
      report,
      where,
      printer,
    ),
    at('answer'),
    section(say('positions'), at('camps'), standingTold(report), campsList(report, printer, behind)),
    answer ? assessmentPart(answer, printer) : '',
    listed(cases),
    section(headings.options, options && signs, options),
    listed(figures),
    ofOptions ? listed(ofOptions) : section(headings.claims, at('claims'), claims && signs, claims),
    ...analysis.map(listed),
    section(say('method'), [methodLines(report, printer), ...unlisted].join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** A section that is not printed without its list; its warnings stand with the method then. */
interface Listed {
  readonly part: Parameters<Warnings['at']>[0];
  readonly title: string;
  readonly list: string;
}

function analysisParts(report: Report, numbered: PageClaims, printer: Printer): Listed[] {
  const { headings, list, most, say } = printer;
  const { disagreements = [], minority_insights: insights = [], uncertainties = [] } = report.analysis ?? {};
  return [
    {
      part: 'disagreements',
      title: say('disagreements'),
      // Unlike other entries, one takes more room than to say that it is missing.
      list: list(
        disagreements.slice(0, most.disagreements),
        most.disagreements,
        (each) => disputeLine(each, countsOfDispute(each, report, numbered), printer),
        headings.more,
        Math.max(0, disagreements.length - most.disagreements),
      ),
    },
    {
      part: 'minority_insights',
      title: say('minority'),
      list: list(newFirst(insights, report), most.insights, (each) =>
        insightLine(each, opponentsOf(each, report), printer),
      ),
    },
    {
      part: 'uncertainties',
      title: say('uncertainties'),
      list: list(uncertainties, most.uncertainties, ({ description }) => description),
    },
  ];
}

/** Below the headline stand the warnings that tell how far to trust what follows. */
function answerWith(warned: string, report: Report, where: string, printer: Printer): string[] {
  const { answer } = report;
  if (!answer) return [warned];
  const [headline = '', ...others] = answerParts(
    withoutListed(answer, report),
    { bound: sidesTold(report, printer), where },
    printer,
  );
  return [headline, warned, ...others];
}

type Evidence = NonNullable<Report['evidence']>;
type Analysis = NonNullable<Report['analysis']>;

/**
 * How many give the answer that leads, its line says; a number that was asked for is told nowhere
 * else. What the answer says is left out.
 */
function standingTold({ answer, evidence }: Report): string {
  const sentences = proseSentences(answer?.standing ?? '');
  const tellsNumber = evidence?.quantities.some(({ what }) => sentences[0]?.text.includes(what)) ?? false;
  const [first, second] = evidence?.camps ?? [];
  const leads = (first?.model_count ?? 0) > (second?.model_count ?? 0);
  const told = sentences
    .slice(leads && !tellsNumber ? 1 : 0)
    .filter(({ text }) => !answer?.direct_answer.includes(text.trim()));
  return told.map(({ text }) => text).join('');
}

/** The key points of a task are its best supported claims, which are listed below. */
function withoutListed(answer: NonNullable<Report['answer']>, { question }: Report) {
  return question?.question_type === 'task' ? { ...answer, key_points: [] } : answer;
}

/** Our choice: a case of one model may be its own way of saying that it cannot know. */
const casesMin = 2;

/**
 * The cases in which something else is answered, by a tenth of the models, and the factors that
 * half of them name: what fewer say is in the answer, if it is worth saying. Our choices.
 */
function casesList({ evidence, research_record: record }: Report, printer: Printer): string {
  const { headings, list, most, ifThen, say } = printer;
  const models = record?.research_snapshot?.included_in_synthesis ?? 0;
  const cases = (evidence?.cases ?? [])
    .filter(({ option, model_count: count }) =>
      option === null ? count * 2 >= models : count >= casesMin && count * 10 >= models,
    )
    .toSorted((a, b) => Number(a.option === null) - Number(b.option === null));
  const lineOf = ({ case: when, option, model_count: count }: Evidence['cases'][number]) =>
    `${option === null ? when : ifThen(when, `**${option}**`)}${printer.inBrackets(say('models', { count }))}`;
  const unlisted = (evidence?.cases.length ?? 0) - cases.length;
  return list(cases, most.cases, lineOf, headings.more, unlisted);
}

function disputeLine(
  { issue, core_tension: tension, why_it_matters: why }: Analysis['disagreements'][number],
  counts: string,
  printer: Printer,
) {
  return `${bold(issue, printer.marks.stop)} ${[tension, printer.most.whys ? why : ''].filter(Boolean).join(' ')}${counts}`;
}

/** Code knows no reason: it says who does not deny the claim, which the counts tell. */
function insightLine(
  {
    insight,
    written_by: by,
    why_it_matters: why,
    supporting_model_ids: models,
  }: Analysis['minority_insights'][number],
  opponents: number,
  { brief, most, marks }: Printer,
) {
  const named = `${models.slice(0, 3).join(', ')}${models.length > 3 ? ', …' : ''}`;
  const who = opponents === 0 ? named : `${named}${marks.semicolon}−${opponents}`;
  return `${brief(insight)} (${who})${most.whys && by !== 'code' && why !== '' ? ` ${why}` : ''}`;
}

/** What the answer rests on is read there: what it leaves out is told first. */
function newFirst(insights: Analysis['minority_insights'], { answer, evidence }: Report) {
  const places = (spans: Evidence['claims'][number]['evidence_spans']) =>
    spans.map(({ model_id: model, offset, length }) => `${model} ${offset} ${length}`);
  const answered = new Set(answer?.sources.flatMap(({ evidence_spans: spans }) => places(spans)));
  const isAnswered = ({ related_claim_ids: [id] }: (typeof insights)[number]) =>
    evidence?.claims.some(
      (claim) => claim.claim_id === id && places(claim.evidence_spans).some((place) => answered.has(place)),
    ) ?? false;
  return insights.toSorted((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)));
}

/** How many deny what these few say; of those who dissent from a claim, its counts tell. */
function opponentsOf(
  { stance, related_claim_ids: [id] }: Analysis['minority_insights'][number],
  { evidence }: Report,
): number {
  const claim = evidence?.claims.find(({ claim_id: own }) => own === id);
  return stance === undefined ? (claim?.opposing_count ?? 0) : 0;
}

function methodLines(report: Report, printer: Printer): string {
  const { made } = printer;
  const { status, research_record: record, methodology } = report;
  const { conditions } = methodology?.controlled_inference ?? {};
  const { invited, included_in_synthesis: included } = record?.research_snapshot ?? {};
  const asked = made.asked
    .replace('{partial}', status === 'partial' ? made.partial : '')
    .replace('{invited}', String(invited ?? 0))
    .replace('{panel}', () => record?.panel?.panel_id ?? '')
    .replace('{included}', String(included ?? 0));
  const synthesizers = conditions?.synthesis_calls?.synthesizers ?? [];
  const read = made.read
    .replace('{models}', () => synthesizers.join(', '))
    .replace('{readers}', readersTold(synthesizers.length, made))
    .replace('{agreement}', agreementTold(report, printer));
  return [asked, read, made.counted].map((line) => `- ${line}`).join('\n');
}

/** Of one that did all, nobody else has read what it read. */
function readersTold(synthesizers: number, made: Printer['made']): string {
  if (synthesizers < 2) return '';
  return synthesizers === 2 ? made.readByBoth : made.readByTwo;
}

/** Our choice: a prompt of pages is no heading. */
const headingMaxCharacters = 200;

function heading(question: string): string {
  const words = Array.from(harmless(question).replaceAll(/\s+/g, ' '));
  return words.length > headingMaxCharacters
    ? `${words.slice(0, headingMaxCharacters).join('')} …`
    : words.join('');
}

/** Of how many models `+8` are, and what its signs mean: at the list of options, or of claims. */
function signsTold({ question, research_record: record }: Report, isMixed: boolean, { made }: Printer) {
  const included = record?.research_snapshot?.included_in_synthesis ?? 0;
  const [signs, mixed] =
    question?.question_type === 'task' ? [made.workClaims, made.workMixed] : [made.claims, made.mixed];
  return signs.replace('{included}', String(included)).replace('{mixed}', isMixed ? mixed : '');
}

/** Our choice: an estimate above it, which supposes errors to be independent, assures too much. */
const estimateTold = 0.99;

/** Two readings that never differ tell of no error, and prove none. */
function agreementTold({ methodology }: Report, { made, locale }: Printer): string {
  const {
    estimated_precision: right = null,
    stances_compared: all = 0,
    stances_alike_at_first: alike = 0,
    stances_unresolved: left = 0,
  } = methodology?.controlled_inference?.conditions?.reliability ?? {};
  if (right === null) return '';
  if (right < estimateTold) return made.right.replace('{share}', percentDown(right, locale));
  const open = String(all - alike);
  if (alike === all && left === 0) return made.agreed;
  const end = left === 0 ? made.settled : made.unsettled.replace('{left}', String(left));
  return made.compared.replace('{open}', open).replace('{all}', String(all)) + end;
}
