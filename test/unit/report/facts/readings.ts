import type {
  Code,
  CrossCheck,
  DetailRef,
  Findings,
  ResponseLabels,
  Span,
} from '../../../../src/findings/findings.ts';

export const synthesizers = ['anthropic/claude-opus-4.7', 'openai/gpt-5.5'] as const;

/** What two synthesizers have read, if they have found everything alike at first. */
export function agreedOn(labels: readonly ResponseLabels[]): CrossCheck {
  const read = labels.map((own, at) => {
    const [extractor, labeller] = at % 2 === 0 ? synthesizers : synthesizers.toReversed();
    return { ...own, extractor: extractor ?? '', labeller: labeller ?? '' };
  });
  return {
    asked: [],
    stances: read.flatMap(({ modelId, stances, unresolved, extractor, labeller }) => [
      ...stances.map(({ claimId, stance: found, span }) => ({
        modelId,
        claimId,
        readings: [
          { by: extractor, stage: 'extract' as const, found, span },
          { by: labeller, stage: 'label' as const, found, span },
        ],
      })),
      ...unresolved.map((claimId) => ({
        modelId,
        claimId,
        readings: [
          { by: extractor, stage: 'extract' as const, found: 'support' as const, span: aSpan },
          { by: labeller, stage: 'label' as const, found: 'not_addressed' as const, span: null },
        ],
      })),
    ]),
    camps: read.flatMap(({ modelId, camp, extractor, labeller }) =>
      camp === null
        ? []
        : [
            {
              modelId,
              readings: [
                { by: extractor, stage: 'camps' as const, found: camp.campId, span: null },
                { by: labeller, stage: 'label' as const, found: camp.campId, span: camp.span },
              ],
            },
          ],
    ),
    details: [],
  };
}

const aSpan = { offset: 0, length: 1 };

/**
 * The same readings, but at first the extractor has read other codes of these stances; then both
 * were asked.
 */
export function asked(
  crossCheck: CrossCheck,
  first: readonly (readonly [modelId: string, claimId: number, code: Code | null])[],
): CrossCheck {
  return {
    ...crossCheck,
    asked: [...synthesizers],
    stances: crossCheck.stances.map((each) => {
      const other = first.find(([modelId, claimId]) => modelId === each.modelId && claimId === each.claimId);
      const [extract, label] = each.readings;
      if (!other || !extract || !label) return each;
      const [, , code] = other;
      const again = [extract, label].map((reading) => ({ ...reading, stage: 'adjudicate' as const }));
      if (code === null) return { ...each, readings: [label, ...again] };
      const span = code === 'not_addressed' ? null : (extract.span ?? aSpan);
      return { ...each, readings: [{ ...extract, found: code, span }, label, ...again] };
    }),
  };
}

/** The same readings, with all figures and cases found by a second synthesizer that was asked. */
export function detailsAgreedOn({
  crossCheck,
  quantities,
  cases,
}: Pick<Findings, 'crossCheck' | 'quantities' | 'cases'>): CrossCheck {
  const found = (
    kind: DetailRef['kind'],
    group: number,
    { modelId, span }: { modelId: string; span: Span },
  ) => {
    const [extractor = '', other = ''] = synthesizers;
    const reading = { found: true, span };
    return {
      ...{ kind, group, modelId },
      readings: [
        { by: extractor, stage: 'extract' as const, ...reading },
        { by: other, stage: 'adjudicate' as const, ...reading },
      ],
    };
  };
  const details = [
    ...quantities.flatMap(({ values }, group) => values.map((each) => found('figure', group, each))),
    ...cases.flatMap(({ holders }, group) => holders.map((each) => found('case', group, each))),
  ];
  return { ...crossCheck, details, asked: details.length > 0 ? [...synthesizers] : crossCheck.asked };
}
