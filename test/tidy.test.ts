import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutations } from '../bench/mutations/list.ts';
import { errorTable } from '../src/domain/errors.ts';
import { withoutOwnTest } from './without-own-test.ts';

const root = new URL('../', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const source = files.filter((name) => /^(src|api|activities|workflows|temporal)\/.*\.ts$/.test(name));

/** Written by tests, and all words of one language. */
const longFiles = /^test\/golden\/|^src\/languages\/\w\w\.ts$/;

// Project rules that no linter checks.
describe('the code base', () => {
  it('keeps SQL in src/db', () => {
    const sql = /\b(select .+ from|insert into|update \w+ set|delete from)\b/;
    const outside = source.filter(
      (name) => !name.startsWith('src/db/') && sql.test(withoutComments(read(name))),
    );
    assert.deepEqual(outside, []);
  });

  it('keeps files under 300 lines', () => {
    const long = files.filter(
      (name) => name.endsWith('.ts') && !longFiles.test(name) && read(name).split('\n').length > 300,
    );
    assert.deepEqual(long, []);
  });

  it('keeps comments to 100 columns', () => {
    // Biome reads a suppression with its reason from one line alone.
    const isLong = (line: string) =>
      line.length > 100 && /^\s*(\/\/|\*( |$)|\/\*\*)/.test(line) && !line.includes('biome-ignore');
    const long = files.filter((name) => /\.tsx?$/.test(name) && read(name).split('\n').some(isLong));
    assert.deepEqual(long, []);
  });

  it('keeps folders to 12 files, except those that hold one file per item of a kind', () => {
    const flat = ['src/app', 'src/db', 'src/db/schema/migrations', 'bench', 'test/db', 'test/workflows'];
    const crowded = [...Map.groupBy(files.filter(isCode), dirname)]
      .filter(([folder, names]) => names.length > 12 && !flat.includes(folder))
      .map(([folder, { length }]) => `${folder}: ${length}`);
    assert.deepEqual(crowded, []);
  });

  it('has no import cycle between folders', () => {
    const imports = Map.groupBy(
      source.filter((name) => !name.endsWith('main.ts')).flatMap(folderImports),
      ([from]) => from,
    );
    const onTheWay: string[] = [];
    const cleared = new Set<string>();
    const visit = (folder: string): void => {
      assert.ok(!onTheWay.includes(folder), `${[...onTheWay, folder].join(' → ')}`);
      if (cleared.has(folder)) return;
      onTheWay.push(folder);
      for (const [, to] of imports.get(folder) ?? []) visit(to);
      cleared.add(onTheWay.pop() ?? '');
    };
    assert.ok(imports.size > 50);
    for (const folder of imports.keys()) visit(folder);
  });

  it('has no barrel files', () => {
    const barrels = source.filter(
      (name) => name !== 'workflows/index.ts' && /^export \* from|^export \{[^}]*\} from/m.test(read(name)),
    );
    assert.deepEqual(barrels, []);
  });

  it('R-E02 has a test that names the code of every condition of the error table', () => {
    const tests = files
      .filter((name) => name.endsWith('.test.ts'))
      .map(read)
      .join('\n');
    const untested = Object.values(errorTable).filter(({ code }) => !tests.includes(`'${code}'`));
    assert.deepEqual(untested, []);
  });

  it('has test titles under 100 characters, besides the numbers of their requirements', () => {
    const titles = files
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) => [
        ...read(name).matchAll(
          /\b(?:it|describe)\(\s*(['`])(?:R-[A-Z]\d+ (?:\([^)]*\) )?)*((?:\\.|(?!\1).)*)\1/g,
        ),
      ])
      .map(([, , title = '']) => title);
    assert.ok(titles.length > 1_000);
    assert.deepEqual(
      titles.filter(({ length }) => length >= 100),
      [],
    );
  });

  it('finds the code of every listed mutation exactly once, and its tests by their titles', () => {
    const outdated = mutations.filter(
      ({ file, from, spec, only = '' }) =>
        !files.includes(spec) || !read(spec).includes(only) || read(file).split(from).length !== 2,
    );
    assert.deepEqual(outdated, []);
  });

  it('tests every pure file at its own path, but for those that hold only types or data', async () => {
    // Players are tested together: over whole panels, with and without errors.
    const players = /^src\/stages\/(?:play\/|players\.ts$|[^/]+\/play)/;
    const pure = source.filter(
      (name) => /^src\/(languages|text|domain|findings|report|stages)\//.test(name) && !players.test(name),
    );
    const missing: string[] = [];
    for (const name of pure) {
      const test = name.replace('src/', 'test/unit/').replace(/\.ts$/, '.test.ts');
      if (!files.includes(test) && holdsFunction(await import(join(root, name)))) missing.push(name);
    }
    assert.deepEqual(missing.sort(), withoutOwnTest);
  });

  it('has no dead link in its documents', () => {
    const dead = files
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) =>
        [...read(name).matchAll(/\]\((?!https?:)([^)#]+)/g)]
          .map(([, target = '']) => join(dirname(name), target))
          .filter((target) => !existsSync(join(root, target)))
          .map((target) => `${name}: ${target}`),
      );
    assert.deepEqual(dead, []);
  });

  it('has exactly one row per code folder in the table of ARCHITECTURE.md', () => {
    const folders = files
      .filter((name) => /\.ts$/.test(name))
      .map((name) => /^(src\/[^/]+|[^/]+)\//.exec(name)?.[1]);
    assert.deepEqual(
      architectureRows()
        .map(({ folder }) => folder)
        .sort(),
      [...new Set(folders)].sort(),
    );
  });

  it('has an import rule for every folder of the service', () => {
    const free = architectureRows().filter(({ imports }) => imports === 'anything');
    assert.deepEqual(
      free.map(({ folder }) => folder),
      ['test', 'bench'],
    );
  });

  it('names only existing folders in ARCHITECTURE.md and its method', () => {
    const inRows = architectureRows().flatMap(({ folder, holds }) =>
      foldersNamedIn(holds).map((name) => `${folder}/${name}`),
    );
    const outside = foldersNamedIn(architecture().replaceAll(/^\|.*$/gm, ''));
    assert.ok(inRows.length > 10);
    assert.deepEqual(
      [...inRows, ...outside].filter((name) => !files.some((file) => file.startsWith(name))),
      [],
    );
  });

  it('names only existing files in ARCHITECTURE.md and its method', () => {
    const named = [
      ...architecture().matchAll(/`((?:src|api|activities|workflows|temporal)\/[\w/.-]+\.ts)`/g),
    ];
    assert.ok(named.length > 10);
    assert.deepEqual(
      named.map(([, name = '']) => name).filter((name) => !files.includes(name)),
      [],
    );
  });
});

function isCode(name: string): boolean {
  return /\.ts$/.test(name) && !longFiles.test(name);
}

/** Pairs of folders of which the first imports from the second, including types. */
function folderImports(name: string): (readonly [from: string, to: string])[] {
  return [...read(name).matchAll(/^(?:import|\} from|export) .*'(\.[^']+)';$/gm)]
    .map(([, path = '']) => [dirname(name), dirname(join(dirname(name), path))] as const)
    .filter(([from, to]) => from !== to);
}

/**
 * Whether a value is a function, or an object that holds one. Shapes of zod, maps and sets are
 * data.
 */
function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || value instanceof RegExp || '_zod' in value) return false;
  return Object.values(value).some(holdsFunction);
}

/** The page, and how a report is made. */
function architecture(): string {
  return `${read('ARCHITECTURE.md')}\n${read('src/stages/README.md')}`;
}

function architectureRows() {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `([\w/-]+)` \| (.+) \| (.+) \|$/gm);
  return [...rows].map(([, folder = '', holds = '', imports = '']) => ({ folder, holds, imports }));
}

function foldersNamedIn(text: string): string[] {
  return [...text.matchAll(/`([\w/-]+\/)`/g)].map(([, name = '']) => name);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
