import { noteOf, type VariableNote } from './kinds.ts';
import { variableSections } from './variables.ts';

const head = [
  '# Every variable that the service reads. Nothing here must be set: `npm start` runs without any.',
  '# Made from the configuration schema by `node src/config/example.ts`; a test compares the two.',
  '# Docker Compose reads .env by itself; for npm scripts: set -a; . ./.env; set +a',
];

/**
 * Generates `.env.example` from the schema: a heading per section, a comment and a line per
 * variable.
 */
export function exampleEnvironment(): string {
  const blocks = Object.entries(variableSections).map(([title, members]) => {
    const lines = Object.entries(members).flatMap(([name, schema]) => {
      const standard = schema.parse(undefined);
      return ['', ...describe(noteOf(schema)), assignment(name, standard, noteOf(schema))];
    });
    return ['', '', `## ${title}`, ...lines].join('\n');
  });
  return `${head.join('\n')}${blocks.join('')}\n`;
}

function describe(note: VariableNote): string[] {
  return [`# ${note.about}`, `# Takes ${note.takes}.`];
}

/** Formats a commented-out line with the default, the example or nothing. */
function assignment(name: string, standard: unknown, note: VariableNote): string {
  const value = standard === null ? (note.example ?? '') : String(standard);
  return `#${name}=${value}`;
}

if (import.meta.main) process.stdout.write(exampleEnvironment());
