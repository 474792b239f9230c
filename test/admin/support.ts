import { runAdmin } from '../../src/admin/program.ts';
import { parseConfig } from '../../src/config/config.ts';
import type { Pool } from '../../src/db/pool.ts';
import type { AnyJson } from '../support/any-json.ts';

export interface AdminResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly json: AnyJson;
}

/** For commands that need none. */
const noDatabase = null as unknown as Pool;

/** Runs one operator command in this process. `json` is set if it printed JSON. */
export async function admin(db: Pool, ...words: string[]): Promise<AdminResult> {
  return await adminWith({ db }, ...words);
}

/** The same in an environment. */
export async function adminWith(
  { db = noDatabase, env = {} }: { readonly db?: Pool; readonly env?: Record<string, string> },
  ...words: string[]
): Promise<AdminResult> {
  let out = '';
  let err = '';
  const code = await runAdmin(words, {
    db,
    linkOf: (token) => `https://research.example/console/invitation#${token}`,
    config: (role) => parseConfig(env, role),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err, json: words.includes('--json') && out ? JSON.parse(out) : undefined };
}
