/** One of the two models that label and write. */
export interface Synthesizer {
  readonly modelId: string;
  /** Name of the gateway that serves it. */
  readonly gateway: string;
}
