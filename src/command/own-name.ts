/**
 * Node runs no TypeScript of installed packages, so a program of that form is the one of the
 * repository.
 */
const isInstalled = !import.meta.url.endsWith('.ts');

/** How whoever reads a message calls the command. */
export const ownNames = isInstalled
  ? ({ ask: 'npx panel-research ask', research: 'npx panel-research' } as const)
  : ({ ask: 'npm run ask --', research: 'npm run research --' } as const);
