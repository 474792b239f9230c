/** A job that was given up: another attempt would fail as well. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly job: string;
  /** The limit that it exceeded; `none` if the code itself failed. */
  readonly limit: 'time' | 'memory' | 'none';

  /**
   * @param failure the error that was thrown. Its message may quote a text, so only its name and
   * stack are kept.
   */
  constructor(job: string, limit: JobFailed['limit'], failure?: Error) {
    super(limit === 'none' ? `${job} failed: ${failure?.name}` : `${job} exceeded its limit of ${limit}`);
    this.job = job;
    this.limit = limit;
    const frames = failure?.stack?.split('\n').filter((line) => /^\s+at /.test(line));
    if (frames) this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n');
  }
}
