import type { Findings, UncertaintyNote } from '../../findings/findings.ts';
import type { CaseGroups } from '../select/cases.ts';
import type { QuantityGroups } from '../select/quantities.ts';
import type { MadeClaim, ReportedArgument } from '../select/select.ts';

/** The findings of a run, of all claims that were labelled, without the texts. */
export interface EvidenceInput {
  /** The run's secret seed. */
  readonly seed: string;
  /** Models from whose answers claims were extracted, in the order of the panel, with the names of these answers. */
  readonly aliases: readonly { readonly modelId: string; readonly alias: string }[];
  /** Code points of all texts together. */
  readonly textCharacters: number;
  readonly findings: Omit<
    Findings,
    'uncertaintyNotes' | 'earlier' | 'quantities' | 'quantitiesLeftOut' | 'cases' | 'casesLeftOut'
  >;
  /** The notes as stored by the synthesis, with aliases. */
  readonly notes: readonly (Omit<UncertaintyNote, 'modelIds'> & { readonly aliases: readonly string[] })[];
  /** By alias, as are the claims that extraction found. */
  readonly quantities: QuantityGroups;
  readonly cases: CaseGroups;
  readonly made: readonly MadeClaim[];
  readonly reported: readonly ReportedArgument[];
}

/** The evidence as it is held during a call and passed to threads: as objects it takes several times the memory. */
export interface PackedEvidence {
  readonly json: string;
  readonly textCharacters: number;
}

export function packEvidence(evidence: EvidenceInput): PackedEvidence {
  return { json: JSON.stringify(evidence), textCharacters: evidence.textCharacters };
}
