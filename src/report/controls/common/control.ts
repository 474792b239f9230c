import type { ReportFacts } from '../../../findings/facts.ts';
import type { ControlErrorCode } from '../../schema/errors.ts';
import type { ConditionName, Conditions } from '../../schema/parts/control-counts.ts';
import type { Tables } from '../../tables/tables.ts';

/**
 * A check that the methodology states. Its warnings follow from its counts and from the rest of
 * the report, so whoever reads a report can make them again, as the audit does.
 */
export interface Control<Counts> {
  /** Its entry in `methodology.controls`. */
  readonly listed?: Listed;
  /**
   * The messages of its entries in `errors`, by code, in their order; none if there is nothing to
   * warn of.
   */
  readonly warnings?: ControlWarnings<Counts>;
  /** Its sentences in the methodology, by paragraph. */
  readonly sentences?: Partial<Readonly<Record<Paragraph, (counts: Counts, beside: Beside) => string[]>>>;
  /** The models that it asked. */
  readonly instruments?: (counts: Counts) => readonly string[];
  /** Those of its counts that follow from the others and from the rest of the report. */
  readonly following?: (counts: Counts, beside: Beside) => unknown;
}

export interface CountedControl<Member extends ConditionName> extends Control<Conditions[Member]> {
  /** Its place in `methodology.controlled_inference.conditions`. */
  readonly member: Member;
  readonly counts: (given: GivenCounts) => Conditions[Member];
}

export type ControlWarnings<Counts> = Partial<
  Readonly<Record<ControlErrorCode, (counts: Counts, beside: Beside) => string[]>>
>;

// Not an interface: those have no index signature, and entries of a report may have further
// members.
export type Listed = Readonly<Record<'id' | 'label' | 'description', string>>;

/** The paragraphs of the methodology in which controls have sentences. */
export type Paragraph = 'asked' | 'calls' | 'inference' | 'claims' | 'grouping' | 'readings' | 'sections';

export interface GivenCounts {
  readonly facts: ReportFacts;
  readonly tables: Tables;
  /**
   * Those that endpoints named as having answered the calls of the synthesis, fit to be printed.
   */
  readonly servedModels: readonly string[];
}

/** What sentences and warnings rest on beside the counts of their own control. */
export interface Beside {
  readonly tables: Tables;
  readonly uncounted: Uncounted;
  /** Claims that the last check refused. */
  readonly withheldClaims: number;
}

/** What sentences state and no count gives. */
export interface Uncounted {
  readonly panel: UncountedCalls;
  readonly synthesis: UncountedCalls;
  /** Models that were asked again at the end. */
  readonly late: number;
}

export interface UncountedCalls {
  readonly calls: number;
  readonly toolsOffered: number;
  /** Answers that name pages. */
  readonly cited: number;
}
