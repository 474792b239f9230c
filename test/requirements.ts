import { globSync, readFileSync } from 'node:fs';

// npm run requirements: shows which lines of docs/requirements.md are named in a test's title, by
// group. Exits 1 if no title names a line of a finished group.

interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly tests: number;
}

const root = new URL('../', import.meta.url);
const document = readFileSync(new URL('docs/requirements.md', root), 'utf8');
const finished = new Set(/^Finished groups: (.*)$/m.exec(document)?.[1]?.split(', ') ?? []);
/** Lines of finished groups that are partly open until another group is done. */
const open = new Set(/^Open in them: (.*)$/m.exec(document)?.[1]?.match(/R-[A-Z]\d\d/g));
const groups = readGroups(countNames());

for (const [group, lines] of groups) print(group, lines);
const bare = [...groups]
  .filter(([group]) => finished.has(group))
  .flatMap(([, lines]) => lines.filter(({ tests }) => tests === 0));
if (bare.length > 0) {
  console.error(
    `\nNo test names ${bare.map(({ id }) => id).join(', ')}, though the group is listed as finished.`,
  );
  process.exitCode = 1;
}

/** Number of test titles that name each requirement. */
function countNames(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync('test/**/*.test.ts', { cwd: root.pathname })) {
    const text = readFileSync(new URL(file, root), 'utf8');
    for (const [, , title = ''] of text.matchAll(/\b(?:it|describe)\(\s*(['`])((?:(?!\1)[^\\]|\\.)*)\1/g)) {
      for (const id of new Set(title.match(/R-[A-Z]\d\d/g))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function readGroups(counts: ReadonlyMap<string, number>): Map<string, Requirement[]> {
  const found = new Map<string, Requirement[]>();
  for (const [, id = '', text = ''] of document.matchAll(/^- (R-[A-Z]\d\d) (.*)$/gm)) {
    const group = id.charAt(2);
    found.set(group, [...(found.get(group) ?? []), { id, text, tests: counts.get(id) ?? 0 }]);
  }
  return found;
}

function print(group: string, lines: readonly Requirement[]): void {
  const named = lines.filter(({ tests }) => tests > 0).length;
  const left = lines.filter(({ id }) => open.has(id)).map(({ id }) => id);
  const state = left.length > 0 ? `  (finished but for parts of ${left.join(', ')})` : '  (finished)';
  console.log(`${group}  ${named} of ${lines.length}${finished.has(group) ? state : ''}`);
  for (const { id, text, tests } of lines) if (tests === 0) console.log(`   ${id}  ${text.slice(0, 90)}`);
}
