import { audit } from '../../../src/audit/audit.ts';
import { responsesOf } from '../../../src/audit/before-delivery.ts';
import type { Material } from '../../../src/audit/material/material.ts';
import { panelVerdict } from '../../../src/domain/run/quorum.ts';
import { sections } from '../../../src/domain/run/run-messages.ts';
import type { ReportFacts } from '../../../src/findings/facts.ts';
import type { Code, CrossCheck, FactModel, Reading, Span } from '../../../src/findings/findings.ts';
import { labelsFrom } from '../../../src/findings/readings/checked.ts';
import { makeSentenceFinder } from '../../../src/prepare/numbered-sentences.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { uniqueSorted } from '../../../src/text/order.ts';
import { builtReport } from '../../support/report/built-report.ts';

/**
 * Facts that a run can have: a model that is left out has a text to be left out for, every span is
 * a sentence that a label can name, and statements are counted once.
 */
export function possible(facts: ReportFacts): ReportFacts {
  const { models, labels, excluded, extracted, crossCheck, claims } = facts.findings;
  const finders = new Map(
    models.map(({ modelId, text }) => [modelId, makeSentenceFinder(text ?? 'It can wait.')]),
  );
  const first = (modelId: string): Span[] => {
    const found = finders.get(modelId)?.([1]);
    return found?.ok ? [found.span] : [];
  };
  const isExcluded = new Set(excluded.map(({ modelId }) => modelId));
  const labelled = new Set(labels.map(({ modelId }) => modelId));
  const counted = models
    .filter(
      ({ modelId, status }) => status === 'success' && labelled.has(modelId) && !isExcluded.has(modelId),
    )
    .map(({ modelId }) => modelId)
    .filter((modelId) => first(modelId).length > 0);
  const read = possibleReadings(crossCheck, counted, claims.length);
  const answers = models.filter(({ status }) => status === 'success').length;
  const answered = panelVerdict(models.length, answers);
  return {
    ...facts,
    run: { ...facts.run, startedAt: facts.run.startedAt ?? facts.run.completedAt },
    synthesisCounts: {
      ...facts.synthesisCounts,
      claimsProposed: facts.coverage.statements,
    },
    readings: sections.flatMap((section) => facts.readings.filter((each) => each.section === section)),
    verdict: answered === 'failed' ? 'partial' : answered,
    findings: {
      ...facts.findings,
      question: facts.findings.question.trim() || 'Can it wait?',
      models: models.map((model) => ({
        ...model,
        ...originOf(model),
        ...(model.status === 'success' ? {} : { servedModel: null }),
      })),
      extracted: extracted.map(({ caveat, ...made }) => {
        const [span] = caveat ? first(made.modelId) : [];
        return caveat && span ? { ...made, span, caveat } : made;
      }),
      excluded: excluded.map(({ modelId }) => ({ modelId, reason: 'unreadable' })),
      crossCheck: read,
      labels: labelsFrom(
        labels.map(({ modelId }) => modelId),
        read,
        new Map(labels.map(({ modelId, reported }) => [modelId, reported])),
      ).map(({ modelId, stances, unresolved, reported, camp }) => ({
        ...{ modelId, unresolved },
        stances: stances.flatMap(({ otherSpan: _, ...stance }) =>
          first(modelId).map((span) => ({ ...stance, span })),
        ),
        reported: reported.flatMap((each) => first(modelId).map((span) => ({ ...each, span }))),
        camp: camp && (first(modelId).map((span) => ({ ...camp, span }))[0] ?? null),
      })),
    },
  };
}

/**
 * Only counted responses are read, for claims that there are; whoever changed its mind was asked.
 */
function possibleReadings(
  { asked, stances, camps, details }: CrossCheck,
  counted: readonly string[],
  claimCount: number,
): CrossCheck {
  const isCounted = ({ modelId }: { readonly modelId: string }) => counted.includes(modelId);
  const read = stances
    .filter((each) => isCounted(each) && each.claimId <= claimCount)
    .toSorted((a, b) => a.claimId - b.claimId)
    .map((each) => ({
      ...each,
      readings: each.readings.filter(
        ({ by, stage }) =>
          stage === 'adjudicate' || stage === each.readings.find((own) => own.by === by)?.stage,
      ),
    }));
  const placed = camps.filter(isCounted);
  const answers = [...read, ...placed].flatMap(
    ({ readings }): readonly Pick<Reading<Code>, 'by' | 'stage'>[] => readings,
  );
  return {
    asked: uniqueSorted([
      ...asked,
      ...answers.flatMap(({ by, stage }) => (stage === 'adjudicate' ? [by] : [])),
    ]),
    stances: read,
    camps: placed,
    details: details.filter(isCounted),
  };
}

/** A catalogue leaves out what it does not know. */
function originOf({ countryCode, countryName, region, family }: FactModel) {
  return {
    countryCode: countryCode || null,
    countryName: countryName || null,
    region: region || null,
    family: family || null,
  };
}

/** The two files of a run, as a client holds them. */
export function materialOf(facts: ReportFacts, report: Report = builtReport(facts)): Material {
  return {
    report,
    run: { id: facts.run.runId, status: facts.verdict },
    responses: responsesOf(facts),
    record: null,
  };
}

/** The paths of all that does not match. */
export function wrongIn(material: Material): string[] {
  return audit(material).checks.flatMap(({ mismatches }) => mismatches.map(({ path }) => path));
}

/** Whether enough models answered for a report. */
export function isPossible({ findings: { models } }: ReportFacts): boolean {
  return panelVerdict(models.length, models.filter(({ status }) => status === 'success').length) !== 'failed';
}
