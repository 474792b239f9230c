import { wrongBeforeDelivery } from '../../../src/audit/before-delivery.ts';
import { terminalPage } from '../../../src/command/terminal-page.ts';
import { refusedParameter } from '../../../src/gateway/form/refused-parameter.ts';
import { readCompletion } from '../../../src/gateway/http/completion.ts';
import { classifyFailure } from '../../../src/gateway/http/failures.ts';
import { readProviderError } from '../../../src/gateway/http/provider-error.ts';
import { retryAfterMs } from '../../../src/gateway/http/retry-after.ts';
import { withoutSecrets } from '../../../src/log/log.ts';
import { addressesTheEvaluator } from '../../../src/prepare/addresses-the-evaluator.ts';
import { normalise } from '../../../src/prepare/normalise.ts';
import { makeSentenceFinder, numberedSentences } from '../../../src/prepare/numbered-sentences.ts';
import { ownWordsProblems } from '../../../src/prepare/own-words.ts';
import { isRefusal } from '../../../src/prepare/refusal.ts';
import { amountsIn } from '../../../src/report/amounts/amounts-in.ts';
import { campWordsCheck } from '../../../src/report/amounts/panel-amounts.ts';
import { sectionProblems } from '../../../src/report/draft/section-problems.ts';
import { messagesIn } from '../../../src/report/language/messages-in.ts';
import { sentence } from '../../../src/report/language/sentences.ts';
import { sentencesOf, tidyLine } from '../../../src/report/prose/presentable.ts';
import { proseProblems } from '../../../src/report/prose/prose.ts';
import { readCodes } from '../../../src/report/schema/parts/reading-codes.ts';
import { excerptsOf } from '../../../src/stages/adjudicate/excerpts.ts';
import { fenceMaterials } from '../../../src/stages/call/fence.ts';
import { parseJsonOutput } from '../../../src/stages/call/json-output.ts';
import { fieldsOf } from '../../../src/stages/call/wire.ts';
import { checkCamps } from '../../../src/stages/camps/find-camps.ts';
import { checkExtraction } from '../../../src/stages/extract/extract-claims.ts';
import { checkGroups } from '../../../src/stages/group/group.ts';
import { checkLabels } from '../../../src/stages/label/label.ts';
import { groupQuantities } from '../../../src/stages/select/quantities.ts';
import { answerWriter } from '../../../src/stages/write/answer.ts';
import { characterCount, isStorable, makeStorable } from '../../../src/text/code-points.ts';
import { elideCopies, holdsCopy } from '../../../src/text/copied-text.ts';
import { copiedWordsOf } from '../../../src/text/copied-words.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { figuresIn } from '../../../src/text/figures/figures.ts';
import { numbersMissingFrom } from '../../../src/text/figures/known-figures.ts';
import { holdsNumber, wordsAgainstFigures } from '../../../src/text/figures/number-words.ts';
import { blocksOf } from '../../../src/text/form/blocks.ts';
import { withoutSteps } from '../../../src/text/form/steps.ts';
import { harmless } from '../../../src/text/harmless.ts';
import { prepareNames } from '../../../src/text/known-names.ts';
import { languageOf } from '../../../src/text/language/language-of.ts';
import { splitSentences } from '../../../src/text/sentences.ts';
import { piecesOf } from '../../../src/text/windows.ts';
import { contentStems, identityOf, similarity, wordsOf } from '../../../src/text/words.ts';
import { formattedText, quoted } from '../../../src/web/model/formatted-text.ts';
import { changed, exampleFacts, written } from '../../unit/report/example.ts';
import { builtReport, tablesOf } from '../report/built-report.ts';

/** All work on external text: every public function that reads one. */
export const textWork: Readonly<Record<string, (text: string) => unknown>> = {
  characterCount,
  isStorable,
  makeStorable,
  piecesOf,
  withoutSecrets,
  terminalPage: (text) =>
    terminalPage(text, { columns: 80, isTerminal: true, paint: (_, words) => words }, [
      { label: text, model_count: 1, eligible_model_count: 2 },
    ]),
  readCompletion: (text) => readCompletion({ choices: [{ message: { content: text } }] }),
  refusedParameter: (text) =>
    refusedParameter(readProviderError({ message: [text], param: text }, 400), { max_tokens: 9_000 }),
  classifyFailure: (text) => classifyFailure(readProviderError({ message: text, code: text }, 400)),
  retryAfterMs: (text) => retryAfterMs({ get: () => text }, 0),
  normalise: (text) => normalise(text, names),
  'normalise, in an answer': (text) => normalise(`An answer.\n${text}\nI am Claude.`, names),
  splitSentences,
  numberedSentences,
  makeSentenceFinder: (text) => [1, 2, 3].map((number) => [number, number + 1]).map(makeSentenceFinder(text)),
  addressesTheEvaluator,
  isRefusal,
  parseJsonOutput,
  'parseJsonOutput, in an object': (text) => parseJsonOutput(`{"a": ${text}}`),
  'parseJsonOutput, in a string': (text) => parseJsonOutput(`{"a": "${text}"}`),
  fenceMaterials: (text) => fenceMaterials({ seed: '1', stage: 'a' }, [{ name: 'a', content: text }]),
  wordsOf,
  figuresIn,
  holdsNumber: (text) => [0.5, 2.5, 1 / 3].map((value) => holdsNumber(text, value)),
  numbersMissingFrom: (text) => numbersMissingFrom(text, [text, 'a 12']),
  'numbersMissingFrom, names': (text) => numbersMissingFrom(text, [], text),
  contentStems,
  identityOf,
  similarity: (text) => similarity(text, text),
  copiedWordsOf,
  ownWordsProblems: (text) =>
    ownWordsProblems('a', text, {
      maxCharacters: Infinity,
      copies: buildCopyIndex([], []),
      sources: [text],
    }),
  checkRead: (text) => checkExtraction({ question: text, response: text })(readOutput(text)),
  checkLabels: (text) => checkLabels({ response: text, asked: claims, camps })(labelOutput()),
  excerptsOf: (text) => {
    const spans = Array.from({ length: Math.ceil(text.length / 100) }, (_, i) => ({
      ...{ offset: i * 100, length: 600 },
    }));
    const { find } = excerptsOf([
      { response: text, spans, withEnds: true },
      { response: 'Short.', spans: [], withEnds: false },
      { response: text, spans: [], withEnds: true },
    ]);
    return [1, 2, 3, 40].map((number) => find(0, [number, number + 1]));
  },
  readCodes: (text) => [text, text.replaceAll(/\S+/g, '1sn')].map(readCodes),
  checkCamps: (text) =>
    checkCamps({
      question: text,
      questionType: 'factual',
      positions: [position(text)],
      copies: buildCopyIndex([text], []),
      unprintable: campWordsCheck(text),
    })(campsOutput(text)),
  checkMerge: (text) =>
    checkGroups([
      { wording: text, members: ['c1'] },
      { wording: `not ${text}`, members: ['c2'] },
    ])({ groups: [[1, 2]] }),
  answerWriter: (text) =>
    answerWriter.check({ tables: { camps: [], claims: [] }, problemsOf: () => [] })(answerOutput(text)),
  buildCopyIndex: (text) => holdsCopy(buildCopyIndex([text], []), `no ${text}`),
  elideCopies: (text) => elideCopies(buildCopyIndex([text], []), text),
  proseProblems: (text) =>
    proseProblems(text, { cited: text, known: '', language: 'en', names: ['Claude Opus'] }),
  'proseProblems, known': (text) =>
    proseProblems('Claude A07', { cited: '', known: text, language: 'en', names: [] }),
  languageOf,
  'wordsAgainstFigures, own': (text) => wordsAgainstFigures(`nine ${text} nine`, text, 'en'),
  'amountsIn, words': (text) => amountsIn(text, 'de'),
  'amountsIn, signs': (text) => amountsIn(text, 'zh'),
  tidyLine,
  sentencesOf,
  groupQuantities: (text) =>
    groupQuantities(
      [
        {
          alias: 'A01',
          index: 0,
          what: text,
          unit: text,
          highUnit: text,
          low: 1,
          high: 1,
          answersQuestion: true,
          span: { offset: 0, length: 1 },
        },
      ],
      buildCopyIndex([], []),
      text,
      null,
    ),
  quote: messagesIn('en').quote,
  sentence: (text) => sentence(messagesIn('en'), text),
  sectionProblems: (text) =>
    sectionProblems('answer', { ...written.answer!, rationale: text, headline: text }, tables),
  withoutSteps: (text) => withoutSteps(text.replaceAll(' ', '\n1. ')),
  harmless: (text) => harmless(text),
  'harmless, powers': (text) => harmless(text.replaceAll(' ', '**2__a_b__\n> ')),
  fieldsOf: (text) => fieldsOf(`1${text}`.replaceAll(' ', ' | (')),
  blocksOf: (text) => blocksOf(text.replaceAll(' ', '\n')),
  formattedText: (text) => formattedText([{ text: text.replaceAll(' ', '\n'), isMarked: true }]),
  'formattedText, one line': (text) => formattedText([{ text, isMarked: true }]),
  quoted: (text) => quoted(text, [{ offset: 0, length: text.length }], text.length),
  reportFrom: (text) => assembled(withResponse(withWordings(text.slice(0, text.length / 8)), text)),
};

const names = prepareNames(['Claude Opus 4.7', 'anthropic/claude-opus-4.7', 'GPT-5.5', 'OpenAI', 'Phi 4']);
const tables = tablesOf(exampleFacts().findings);
const claims = Array.from({ length: 24 }, (_, i) => ({ claimId: i + 1, statement: 'a b c d', stake: 1 }));
const camps = [{ campId: 1, label: 'a', thesis: 'a b', recommendedOption: null }];

/** Sentences of the text's beginning; the last ones are often nowhere. */
function readOutput(text: string): Parameters<ReturnType<typeof checkExtraction>>[0] {
  return {
    position: text.slice(0, 300),
    recommended_option: text.slice(0, 100),
    claims: Array.from({ length: 12 }, (_, i) => ({
      statement: `${text.slice(i, i + 200)} ${i}`,
      sentences: [i + 1],
      stance: 'asserts',
      caveat: text.slice(i, i + 90),
    })),
    uncertainties: [1, 2, 3, 4].map((number) => ({
      description: text.slice(number, number + 200),
      sentences: [number, number + 1],
    })),
    quantities: [],
    cases: [],
  };
}

function labelOutput(): Parameters<ReturnType<typeof checkLabels>>[0] {
  return {
    stances: claims.map(({ claimId }) => ({
      claim: `C${claimId}`,
      stance: 'support',
      sentences: [claimId, claimId + 1],
    })),
    camp: { id: 'K1', sentences: [1] },
  };
}

function position(text: string) {
  return { alias: 'A01', position: text, recommendedOption: text, cases: [], figures: [] };
}

function campsOutput(text: string): Parameters<ReturnType<typeof checkCamps>>[0] {
  return {
    camps: [{ label: text, thesis: text, recommended_option: text, members: ['A01'] }],
    same_cases: [],
    same_figures: [],
  };
}

function answerOutput(text: string): Parameters<ReturnType<typeof answerWriter.check>>[0] {
  return {
    headline: text,
    direct_answer: text,
    rationale: text,
    key_points: [{ label: text, statement: text, claims: [] }],
    assessment: null,
    assessment_reasons: [],
    own_knowledge: [],
    recommendation: null,
    ranked_options: [],
  };
}

type Facts = ReturnType<typeof exampleFacts>;

function withResponse(facts: Facts, text: string): Facts {
  const [first, ...others] = facts.findings.models;
  return changed(facts, {
    models: [{ ...first!, text: `${first!.text} ${text.toWellFormed()}` }, ...others],
  });
}

function withWordings(text: string): Facts {
  const { findings } = exampleFacts();
  return exampleFacts({
    claims: findings.claims.map((claim) => ({ ...claim, statement: text })),
    camps: findings.camps.map((camp) => ({ ...camp, label: text, thesis: text })),
    drafts: { ...written, answer: { ...written.answer!, headline: text, direct_answer: text } },
  });
}

/**
 * Without readings: the bootstrap of their agreement is a constant cost that would hide how the
 * rest grows.
 */
function assembled(given: Facts): string[] {
  const facts = changed(given, {
    crossCheck: { asked: [], stances: [], camps: [], details: [] },
  });
  const own = tablesOf(facts.findings);
  const report = builtReport(facts, own);
  return wrongBeforeDelivery(report, { facts, copies: own.copies }).map(({ path }) => path);
}
