import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { sections } from '../../../src/domain/run/run-messages.ts';
import { synthesisStages } from '../../../src/domain/run/synthesizer.ts';
import type { Drafts } from '../../../src/findings/drafts.ts';
import { nothingWithheld, type ReportFacts } from '../../../src/findings/facts.ts';
import type { CrossCheck, FactModel, Findings, ResponseLabels } from '../../../src/findings/findings.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { claims } from './facts/claims.ts';
import { agreedOn, asked, detailsAgreedOn, synthesizers } from './facts/readings.ts';
import { labels, responseText, rows, undecidedHolder, weeks } from './facts/responses.ts';

const question =
  'We are 25 engineers with one Rails monolith and 3 product teams. Should we split it into microservices this year?';

const failedId = 'x-ai/grok-4.3';
const excludedId = 'ai21/jamba-large-1.7';

/** A realistic run: 14 invited, 12 counted, one failed, one refused; all four sections written. */
export function exampleFacts(changes: ExampleChanges = {}): ReportFacts {
  const texts = new Map(rows.map(([modelId, camp, stances]) => [modelId, responseText(camp, stances)]));
  const planted = rows.map(([modelId, camp, stances]) =>
    labels(modelId, camp, stances, texts.get(modelId) ?? ''),
  );
  const facts: ReportFacts = {
    run: {
      runId: '0b9f3d0e-6a0e-4c1e-9a55-2f6f6c1f7a10',
      panel: 'wide',
      startedAt: '2026-11-20T09:00:01.250Z',
      completedAt: '2026-11-20T09:03:12.800Z',
    },
    verdict: 'completed',
    findings: {
      question,
      questionType: 'decision',
      models: [
        ...rows.map(([modelId]) => model(modelId, { text: texts.get(modelId) ?? '' })),
        model(excludedId, { text: 'I am sorry, but I cannot help with that.' }),
        model(failedId, { status: 'timeout', failure: 'timeout', lateRetry: true, text: null }),
      ],
      excluded: [{ modelId: excludedId, reason: 'refusal' }],
      claims: claims.map(({ statement }, i) => ({ claimId: i + 1, statement, stake: 0.5 })),
      selection: { labelled: claims.length, unconfirmed: 0, repeated: [] },
      camps: [
        {
          campId: 1,
          label: 'Modular monolith first',
          thesis:
            'Keep one deployable, draw and enforce module boundaries, and extract a service only where it pays.',
          recommendedOption: 'Keep the monolith and make it modular',
        },
        {
          campId: 2,
          label: 'Services this year',
          thesis: 'Split along team lines now, because shared releases hold the teams back.',
          recommendedOption: 'Split into services this year',
        },
      ],
      labels: planted,
      crossCheck: readings(planted),
      extracted: [],
      uncertaintyNotes: [
        {
          id: 'u1',
          description: 'How often the teams block each other in releases today is not known',
          modelIds: ['openai/gpt-5.5', 'google/gemini-3.1-pro-preview', 'cohere/command-a'],
        },
      ],
      cases: [
        {
          when: 'the teams block each other today',
          option: 'Split into services this year',
          holders: [undecidedHolder(texts.get('cohere/command-a') ?? '')],
        },
      ],
      casesLeftOut: 0,
      quantities: [
        {
          what: 'duration of a first extraction',
          unit: 'weeks',
          answersQuestion: false,
          values: rows.flatMap(([modelId, camp, stances]) => weeks(modelId, responseText(camp, stances))),
        },
      ],
      quantitiesLeftOut: 0,
    },
    drafts: written,
    reductions: [],
    instruments: {
      synthesizers,
      stages: synthesisStages.map((stage) => ({
        stage,
        synthesizers: ['anthropic/claude-opus-4.7', ...(stage === 'label' ? ['openai/gpt-5.5'] : [])],
      })),
      calls: synthesizers.map((servedModel) => ({
        sent: { temperature: 0, tools: false, reasoning: 'off' },
        seen: { reasoningTokens: 0, reasoningText: false, toolCalls: 0, citations: 0 },
        simulated: false,
        servedModel,
      })),
      promptVersions: { extract: '1', label: '1', write_answer: '1' },
    },
    secondGrouping: {
      ...{ by: ['lab9/other'], batches: 2, twice: 1, differing: 4, changed: 3, unanswered: 1, unasked: 0 },
      opposites: { pairs: 6, separated: 2, unanswered: 0, unasked: 0 },
    },
    withheld: nothingWithheld,
    readings: sections.map((section) => ({
      ...{ section, writer: 'lab1/writer', reader: 'lab9/reader', sentences: 9 },
      ...{ askedAgain: 0, leftOut: [] },
    })),
    coverage: { statements: 58, covered: 41, weightShare: 0.8127 },
    synthesisCounts: {
      ...{ evidenceFound: 71, evidenceDropped: 3, claimsProposed: 58 },
      ...{ callsReasked: 2, callsHandedOver: 0, callsGivenUp: 0 },
    },
  };
  return changed(facts, changes);
}

/**
 * Four stances are read differently at first, or by one synthesizer alone; asking settles all but
 * one.
 */
function readings(planted: readonly ResponseLabels[]): CrossCheck {
  return asked(agreedOn(planted), [
    ['openai/gpt-5.4-mini', 3, 'mixed'],
    ['deepseek/deepseek-v4-pro', 5, 'not_addressed'],
    ['google/gemini-3.1-pro-preview', 4, null],
    ['amazon/nova-2-lite-v1', 5, 'support'],
  ]);
}

type ExampleChanges = Partial<Omit<ReportFacts, 'findings'>> & Partial<Findings>;

/**
 * The facts with one part replaced, either one of the findings or beside them. Replaced labels are
 * those that two synthesizers found alike, as are all figures and cases.
 */
export function changed(facts: ReportFacts, given: ExampleChanges): ReportFacts {
  const changes = given.labels ? { crossCheck: agreedOn(given.labels), ...given } : given;
  const part = (ofFindings: boolean) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => name in facts.findings === ofFindings));
  const findings: Findings = { ...facts.findings, ...part(true) };
  const crossCheck = given.crossCheck ?? detailsAgreedOn(findings);
  return { ...facts, ...part(false), findings: { ...findings, crossCheck } };
}

export const unwritten: Drafts = {
  answer: null,
  disagreements: null,
  minority_insights: null,
  uncertainties: null,
};

export const written: Drafts = {
  answer: {
    headline: 'Keep the monolith and make it modular',
    direct_answer: 'Not this year. Module boundaries come first; the other side would split now.',
    rationale:
      'Whoever splits first has to guess where the parts end. The operational cost weighs on the team as well.',
    key_points: [
      {
        label: 'Boundaries first',
        statement: 'Clear module boundaries inside the monolith should come before any split.',
        claims: ['C1'],
      },
      {
        label: 'Operational cost',
        statement: 'With 25 engineers the cost of running services weighs heavily.',
        claims: ['C2'],
      },
    ],
    assessment: null,
    assessment_reasons: [],
    own_knowledge: [],
    recommendation: {
      statement:
        'Enforce module boundaries and extract one service with its own load profile as an experiment.',
      claims: ['C1', 'C4'],
    },
    ranked_options: [
      {
        option: 'Keep the monolith and make it modular',
        rationale: 'It keeps the choice open.',
        claims: ['C1', 'C4'],
      },
      { option: 'Split into services this year', rationale: 'It frees the teams at once.', claims: ['C3'] },
    ],
  },
  disagreements: {
    disagreements: [
      {
        issue: 'Whether independent deployment is worth distributed data',
        claims: ['C3'],
        camps: ['K1', 'K2'],
        core_tension: 'The freedom to ship alone stands against its price.',
        assumptions: ['Releases are a bottleneck today'],
        why_it_matters: 'It decides when a split pays.',
        resolving_information: ['How often a release of one team waits for another'],
      },
    ],
  },
  minority_insights: {
    insights: [
      {
        claim: 'C6',
        insight: 'A single database may matter to regulated customers for their audit trail.',
        why_it_matters: 'It is a sales argument that the architecture debate overlooks.',
      },
    ],
  },
  uncertainties: {
    uncertainties: [
      {
        description: 'How much the teams hold each other up today',
        claims: ['C3'],
        why_unresolved: 'The question does not tell.',
        what_would_resolve_it: ['Release records of the last quarter'],
        sources: ['u1'],
      },
    ],
  },
};

/** A model of the catalogue that answered, unless specified otherwise. */
export function model(modelId: string, changes: Partial<FactModel> = {}): FactModel {
  const found = builtInCatalogue.models.find((candidate) => candidate.modelId === modelId);
  if (found === undefined) throw new Error(`the catalogue has no ${modelId}`);
  const { displayName, labId, labName, countryCode, countryName, region, family } = found;
  const answered = changes.text !== null;
  return {
    ...{ modelId, displayName, labId, labName, countryCode, countryName, region, family },
    status: 'success',
    failure: null,
    lateRetry: false,
    responseId: answered ? `resp-${modelId.length}` : null,
    inputTokens: answered ? 40 : null,
    outputTokens: answered ? characterCount(changes.text ?? '') : null,
    servedModel: answered ? modelId : null,
    call: answered
      ? {
          sent: { temperature: null, tools: false, reasoning: 'off' },
          seen: { reasoningTokens: 0, reasoningText: false, toolCalls: 0, citations: 0 },
        }
      : null,
    simulated: false,
    text: null,
    ...changes,
  };
}
