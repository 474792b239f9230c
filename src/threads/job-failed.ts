/** A piece of work that came to no end: it would not the next time either. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly job: string;
  /** Which limit it exceeded; `none` where the code itself failed. */
  readonly limit: 'time' | 'memory' | 'none';

  /** @param failure what the code threw. Its message may quote a text, so only its kind and places are kept. */
  constructor(job: string, limit: JobFailed['limit'], failure?: Error) {
    super(limit === 'none' ? `${job} failed: ${failure?.name}` : `${job} exceeded its limit of ${limit}`);
    this.job = job;
    this.limit = limit;
    const places = failure?.stack?.split('\n').filter((line) => /^\s+at /.test(line));
    if (places) this.stack = [`${this.name}: ${this.message}`, ...places].join('\n');
  }
}
