/**
 * Node runs no TypeScript of installed packages, so a program of that form is the one of the
 * repository.
 */
const isInstalled = !import.meta.url.endsWith('.ts');

/** How whoever reads a message calls the command. Without -s, npm writes lines into a pipe. */
export const ownNames = isInstalled
  ? ({ ask: 'npx panel-research ask', research: 'npx panel-research' } as const)
  : ({ ask: 'npm run -s ask --', research: 'npm run -s research --' } as const);
