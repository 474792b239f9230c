/** A model that extracts, groups, labels or writes. */
export interface Synthesizer {
  readonly modelId: string;
  /** Name of the gateway that serves it. */
  readonly gateway: string;
}

/** The stages of a synthesis that call synthesizers. Who labels also answers what is asked again, and who merges what is compared. */
export const synthesisStages = ['extract', 'merge', 'camps', 'label', 'write'] as const;
export type SynthesisStage = (typeof synthesisStages)[number];

/** Two of different labs: the first is asked, the second is its fallback and the second coder. */
export type SynthesizerPair = readonly [Synthesizer, Synthesizer];

/** The pair of each stage. */
export type Synthesizers = { readonly [S in SynthesisStage]: SynthesizerPair };

/** The pairs that `pairOf` gives the stages. */
export function synthesizersBy(pairOf: (stage: SynthesisStage) => SynthesizerPair): Synthesizers {
  return {
    extract: pairOf('extract'),
    merge: pairOf('merge'),
    camps: pairOf('camps'),
    label: pairOf('label'),
    write: pairOf('write'),
  };
}
