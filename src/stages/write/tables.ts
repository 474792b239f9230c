export interface WithId {
  readonly id: string;
}

/**
 * The tables that writers are given: ids, statements and standings. Only the ids matter here; the
 * rest passes through.
 */
export interface WriteTables {
  readonly camps: readonly WithId[];
  readonly claims: readonly WithId[];
  readonly quantities?: readonly WithId[];
  readonly uncertainties?: readonly WithId[];
  /** Ids of claims. */
  readonly disputed?: readonly string[];
}
