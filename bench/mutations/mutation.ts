/** A change that breaks the code, and the tests that must detect it. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly spec: string;
  /** Part of the title of the test that must detect it, if the others of the file take long. */
  readonly only?: string;
}
