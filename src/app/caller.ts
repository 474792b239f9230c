/** The holder of a working API key. */
export interface Caller {
  readonly keyId: string;
  readonly workspaceId: string;
}
