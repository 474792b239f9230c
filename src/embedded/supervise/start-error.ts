/**
 * A reason why `npm start` cannot continue, worded for the user: one line per cause, without a
 * stack.
 */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
