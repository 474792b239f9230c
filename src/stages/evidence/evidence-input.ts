import type { Findings, Span } from '../../findings/findings.ts';
import type { Selection } from '../select/stage.ts';

/** The findings of a run, of all claims that were labelled, without the texts. */
export interface EvidenceInput {
  /** The run's secret seed. */
  readonly seed: string;
  /** The day on which the question was asked, in UTC: 2026-11-26. */
  readonly day: string;
  /**
   * Models from whose answers claims were extracted, in the order of the panel, with the names of
   * these answers.
   */
  readonly aliases: readonly { readonly modelId: string; readonly alias: string }[];
  /** Where each claim of a response stands, be it one of those that were selected or not. */
  readonly extracted: readonly { readonly alias: string; readonly span: Span }[];
  /** Code points of all texts together. */
  readonly textCharacters: number;
  readonly findings: Omit<
    Findings,
    'uncertaintyNotes' | 'extracted' | 'quantities' | 'quantitiesLeftOut' | 'cases' | 'casesLeftOut'
  >;
  /** What the selection found beside the claims, by alias. */
  readonly selected: Pick<Selection, 'made' | 'uncertainties' | 'quantities' | 'cases'>;
}

/**
 * The evidence as it is held during a call and passed to threads: as objects it takes several times
 * the memory.
 */
export interface PackedEvidence {
  readonly json: string;
  readonly textCharacters: number;
}

export function packEvidence(evidence: EvidenceInput): PackedEvidence {
  return { json: JSON.stringify(evidence), textCharacters: evidence.textCharacters };
}
