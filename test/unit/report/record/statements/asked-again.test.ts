import assert from 'node:assert/strict';
import fc from 'fast-check';
import { doubtsOf, openDoubts, resolve } from '../../../../../src/findings/doubts/contradictions.ts';
import type { Doubts, SecondLook } from '../../../../../src/findings/doubts/sources.ts';
import type { ReportFacts } from '../../../../../src/findings/facts.ts';
import type { ResponseLabels, Stance } from '../../../../../src/findings/findings.ts';
import type { Code } from '../../../../../src/findings/two-coders.ts';
import { assembleReport } from '../../../../../src/report/assemble.ts';
import { reportProblems } from '../../../../../src/report/verify/verify.ts';
import { exampleFacts } from '../../example.ts';

const facts = exampleFacts();
const claimIds = facts.findings.claims.map(({ claimId }) => claimId);
const span = { offset: 0, length: 1 };
const code = fc.constantFrom<Code>('support', 'oppose', 'mixed', 'not_addressed');
const camp = fc.option(fc.constantFrom(...facts.findings.camps.map(({ campId }) => campId)));

/** What a coder makes of one response. */
const labelsOf = (modelId: string): fc.Arbitrary<ResponseLabels> =>
  fc
    .tuple(fc.array(code, { minLength: claimIds.length, maxLength: claimIds.length }), camp)
    .map(([codes, campId]) => ({
      modelId,
      stances: codes.flatMap((stance, index) =>
        stance === 'not_addressed' ? [] : [{ claimId: claimIds[index]!, stance: stance as Stance, span }],
      ),
      camp: campId === null ? null : { campId, span },
    }));

/** Sources of one response, and answers to what they leave in doubt, of which some are missing. */
const resolvedOf = (modelId: string) =>
  fc
    .record({
      labels: fc.oneof(fc.tuple(labelsOf(modelId)), fc.tuple(labelsOf(modelId), labelsOf(modelId))),
      claims: fc.array(
        fc.record({
          claimId: fc.constantFrom(...claimIds),
          stance: fc.constantFrom('support', 'oppose'),
          conditional: fc.boolean(),
          caveat: fc.constantFrom('if it rains', 'if it snows'),
        }),
      ),
      campId: camp,
      twice: fc.constant(false),
    })
    .chain((sources) => {
      const doubts = doubtsOf(sources);
      return answersTo(doubts).chain((look) =>
        answersTo(openDoubts(sources, doubts, look)).map((last) => resolve(sources, doubts, look, last)),
      );
    });

const answersTo = ({ claimIds: asked, campIds, caveats = [] }: Doubts): fc.Arbitrary<SecondLook> =>
  fc
    .tuple(
      fc.array(fc.option(code), { minLength: asked.length, maxLength: asked.length }),
      fc.array(fc.boolean(), { minLength: campIds.length, maxLength: campIds.length }),
      fc.array(fc.constantFrom('support', 'oppose', null, undefined), {
        minLength: caveats.length,
        maxLength: caveats.length,
      }),
    )
    .map(([codes, own, sides]) => ({
      stances: codes.flatMap((stance, index) =>
        stance === null
          ? []
          : [{ claimId: asked[index]!, stance, span: stance === 'not_addressed' ? null : span }],
      ),
      camps: own.map((isOwn, index) => ({ campId: campIds[index]!, span: isOwn ? span : null })),
      caveats: sides.flatMap((side, index) =>
        side === undefined ? [] : [{ claimId: caveats[index]!.claimId, side: side as 'support' | null }],
      ),
    }));

const arbitraryResolved: fc.Arbitrary<ReportFacts> = fc
  .tuple(...facts.findings.labels.map(({ modelId }) => resolvedOf(modelId)))
  .map((responses) => ({
    ...facts,
    findings: {
      ...facts.findings,
      labels: responses.map(({ labels }) => labels),
      resolved: {
        by: ['lab9/other'],
        stances: responses.flatMap(({ stances }) => stances),
        camps: responses.flatMap(({ camps }) => camps),
        caveats: responses.flatMap(({ caveats }) => caveats),
      },
    },
  }));

const conditions = (report: ReturnType<typeof assembleReport>) =>
  report.methodology!.controlled_inference!.conditions! as Record<string, Record<string, number>>;

describe('labels that were asked again', () => {
  it('R-R16 (cross-checks) R-R11 are counted in the methodology as an independent count finds them, and a report is refused if they are not', () => {
    fc.assert(
      fc.property(arbitraryResolved, fc.nat(), (resolved, pick) => {
        const report = assembleReport(resolved);
        assert.deepEqual(reportProblems(report, resolved), []);
        const told = conditions(report).asked_again!;
        const counts = Object.keys(told).filter((name) => name !== 'asked');
        assert.equal(counts.length, 13);
        const name = counts[pick % counts.length]!;
        told[name]!++;
        assert.deepEqual(reportProblems(report, resolved), [`methodology.asked_again: ${name} is wrong`]);
      }),
      { numRuns: 60 },
    );
  });

  it('R-R16 (cross-checks) are refused if they do not follow from their sources', () => {
    fc.assert(
      fc.property(arbitraryResolved, (resolved) => {
        const [first] = resolved.findings.resolved!.stances;
        fc.pre(first !== undefined && first.outcome !== 'not_addressed');
        const labels = resolved.findings.labels.map((own) =>
          own.modelId === first!.modelId
            ? { ...own, stances: own.stances.filter(({ claimId }) => claimId !== first!.claimId) }
            : own,
        );
        const changed = { ...resolved, findings: { ...resolved.findings, labels } };
        assert.ok(
          reportProblems(assembleReport(changed), changed).includes(
            'labels: 1 are not what their sources give',
          ),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('R-R11 are mentioned in the methodology with who was asked, and not at all if nothing was asked', () => {
    const text = (of: ReportFacts) => assembleReport(of).methodology!.synthesis_and_audit ?? '';
    assert.doesNotMatch(text(facts), /were in doubt/);
    assert.equal(conditions(assembleReport(facts)).asked_again, null);
    const [resolved] = fc.sample(arbitraryResolved, 1);
    assert.match(text(resolved!), /were in doubt, .* put again to lab9\/other as yes\/no questions/);
    assert.ok(
      assembleReport(resolved!).methodology!.controlled_inference!.instrument_labels.includes('lab9/other'),
    );
  });
});
