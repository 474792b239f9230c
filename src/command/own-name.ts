/** How whoever reads a message calls the command. Without -s, npm writes lines into a pipe. */
export const ownNames = { ask: 'npm run -s ask --', research: 'npm run -s research --' } as const;
