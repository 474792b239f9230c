import type { QuestionType } from '../../findings/findings.ts';

export interface WithId {
  readonly id: string;
}

/**
 * The tables that writers are given: ids, statements and standings. Here stand the ids, and what
 * decides which rules a writer is told; the rest passes through.
 */
export interface WriteTables {
  readonly question_type?: QuestionType;
  readonly camps: readonly (WithId & { readonly rank?: number })[];
  readonly lead?: 'established' | 'not_established';
  readonly claims: readonly (WithId & { readonly option?: string })[];
  readonly cases?: readonly unknown[];
  readonly quantities?: readonly (WithId & { readonly is_asked_for?: boolean })[];
  readonly uncertainties?: readonly WithId[];
  /** Ids of claims. */
  readonly disputed?: readonly string[];
}
