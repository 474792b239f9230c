/** Why `npm start` can't go on, in words for whoever started it: one line per cause, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
