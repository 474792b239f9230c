import { createApp } from '../../../api/app.ts';
import type { ApiDeps } from '../../../api/http/context.ts';
import { listen, type ServerOptions } from '../../../api/server/server.ts';
import type { Pool } from '../../../src/db/pool.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { invitationsOf } from '../../../src/domain/catalogue/invitations.ts';
import { createLogger } from '../../../src/log/log.ts';

export interface TestApi {
  readonly url: string;
  /** Log lines of the api, as objects. */
  readonly logged: Record<string, unknown>[];
  readonly stop: () => Promise<void>;
}

/** Settings of a test. By default, accepted runs stay queued, as while Temporal is away. */
interface Changes extends Partial<Omit<ApiDeps, 'db'>>, Pick<ServerOptions, 'limits'> {
  /** Grace period of `stop`. */
  readonly graceMs?: number;
}

/** Starts the real api over real HTTP on a free port. Tests and benchmarks share this wiring. */
export async function startApi(
  db: Pool,
  { limits = {}, graceMs = 1_000, ...changes }: Changes = {},
): Promise<TestApi> {
  const logged: Record<string, unknown>[] = [];
  const log = createLogger('api', 'info', { write: (line: string) => logged.push(JSON.parse(line)) });
  const deps = {
    db,
    invitations: invitationsOf(builtInCatalogue),
    requestDispatch: () => undefined,
    log,
    ...changes,
  };
  const { corsOrigins = null } = deps;
  const { url, stop } = await listen(createApp(deps), '127.0.0.1', 0, { log: deps.log, corsOrigins, limits });
  return { url, logged, stop: () => stop(graceMs) };
}
