import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The parts of the code base, in the order in which a file is looked up. */
const parts: readonly (readonly [name: string, paths: RegExp])[] = [
  ['players and planted world', /^src\/simulator\/|^src\/stages\/(?:\w+\/)?(?:play(?:er|ers)?\b)/],
  ['production', /^(?:src|api|activities|workflows|temporal)\//],
  ['bench', /^bench\//],
  ['tests', /^test\//],
];

/**
 * An existing specimen of each change that somebody makes again, and the words by which files name
 * it.
 */
const changes: readonly (readonly [change: string, specimen: string, words: RegExp])[] = [
  ['a stage', 'camps_place', /camps_place|placePositions|place-positions|\bplacement\b/],
  [
    'a field of claims',
    'reported_by',
    /reported_by|\w\['reported'\]|\breported: readonly \{ readonly (?:claimId: number; |modelId)|\b(?:labels|value|own|claims)\.reported\b|\breportedBy\(\w*[lL]abels|export function reportedBy/,
  ],
  ['a control', 'coverage', /conditions\.coverage|controls\/coverage|\bClaimCoverage\b/],
  ['a language', 'Portuguese', /'pt'|\bpt:|\/pt\.ts|Portuguese|português/],
  ['an endpoint', 'listUsage', /listUsage|list-usage|\/v1\/usage/],
];

const isCode = (file: string) => /\.(?:tsx?|css)$/.test(file);
const isGenerated = (file: string) =>
  /^test\/golden\/|^api\/openapi\/parts\/examples|^docs\/reports\//.test(file);

/**
 * Prints how large each part of the code base is, which exported names exist twice, and how many
 * files name a specimen of each typical change: about those that such a change touches. `--files`
 * lists them.
 */
export async function size([option]: readonly string[]): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const texts = new Map(
    files.filter((file) => !/\.(?:png|lock)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  console.log('part | files | lines | folders');
  for (const [name] of parts) console.log(sizeOf(name, texts));
  const twice = namesTwice(texts);
  console.log(`\nexported names that exist twice in production: ${twice.length}`);
  if (option === '--files') console.log(`  ${twice.join(' ')}`);
  console.log('\nchange | by hand: files | folders | of them tests | generated | documents');
  for (const [change, specimen, words] of changes) {
    const naming = [...texts].flatMap(([file, text]) => (words.test(text) || words.test(file) ? [file] : []));
    console.log(`${change} (${specimen}) | ${countsOf(naming)}`);
    if (option === '--files') console.log(naming.map((file) => `  ${file}`).join('\n'));
  }
}

function partOf(file: string): string | undefined {
  return isCode(file) ? parts.find(([, paths]) => paths.test(file))?.[0] : undefined;
}

function sizeOf(part: string, texts: ReadonlyMap<string, string>): string {
  const own = [...texts].filter(([file]) => partOf(file) === part);
  const lines = own.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
  return [part, own.length, lines, foldersOf(own.map(([file]) => file))].join(' | ');
}

function countsOf(naming: readonly string[]): string {
  const code = naming.filter((file) => isCode(file) && !isGenerated(file) && file !== 'bench/size.ts');
  const tests = code.filter((file) => file.startsWith('test/'));
  const generated = naming.filter(isGenerated);
  const documents = naming.filter((file) => file.endsWith('.md') && !isGenerated(file));
  return [code.length, foldersOf(code), tests.length, generated.length, documents.length].join(' | ');
}

function foldersOf(files: readonly string[]): number {
  return new Set(files.map((file) => dirname(file))).size;
}

/**
 * Names that two files of production export. Pages are an own program, and a stage exports
 * `prepare`, `judge` and `spec`.
 */
function namesTwice(texts: ReadonlyMap<string, string>): string[] {
  const names = [...texts].flatMap(([file, text]) =>
    partOf(file) === 'production' && !file.startsWith('src/web/')
      ? [...text.matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)].map(
          ([, name]) => name,
        )
      : [],
  );
  const times = Map.groupBy(names, (name) => name ?? '');
  return [...times].flatMap(([name, all]) => (all.length > 1 ? [name] : [])).sort();
}
