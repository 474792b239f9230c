/** Whom a request acts for: the holder of a working API key, or a person who has signed in. */
export interface Caller {
  readonly workspaceId: string;
  /** Null for a person. */
  readonly keyId: string | null;
  readonly personId?: string;
}
