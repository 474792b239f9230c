import createClient, { type Client } from 'openapi-fetch';
import type { Audit } from '../audit/audit.ts';
import { RequestRefused } from './failure.ts';
import type { components, paths } from './openapi-types.ts';
import { persistentFetch } from './persistent-fetch.ts';
import { watchRun } from './watch.ts';

type Schemas = components['schemas'];
export type Run = Schemas['ResearchRun'];
export type Question = Schemas['CreateResearch'];
export type Result = Schemas['ResearchResult'];

interface ClientOptions {
  /** Such as `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly key: string;
  /**
   * How long a request is repeated while the service is away or busy; default: two minutes, as
   * limits are by the minute.
   */
  readonly patienceMs?: number;
  /** Ends every request and wait. Runs go on without their client. */
  readonly signal?: AbortSignal;
}

interface WaitOptions {
  /** Default: until the run has finished. */
  readonly timeoutMs?: number;
  /** Called with the run at first, and whenever it has changed. */
  readonly onChange?: (run: Run) => void;
}

/**
 * A client of the REST interface, typed from its description. Every function throws
 * `RequestRefused` for what the service refuses, and a TypeError if it cannot be reached.
 */
export interface ResearchClient {
  /** Asks, or finds the run that was asked with this key within 24 hours. Its price is reserved. */
  readonly ask: (question: Question, idempotencyKey: string) => Promise<Run>;
  /** The run when it has finished, or as it is when time is up. */
  readonly wait: (runId: string, options?: WaitOptions) => Promise<Run>;
  readonly report: (runId: string) => Promise<Result>;
  /** The report as a page or two of Markdown, in its language. */
  readonly reportMarkdown: (runId: string) => Promise<string>;
  /** The report's characters as the service sends them. */
  readonly reportText: (runId: string) => Promise<string>;
  /** Every model of the panel, without its text. */
  readonly responses: (runId: string) => AsyncGenerator<Schemas['StoredResponse']>;
  /** All responses with their texts, one JSON object per line. */
  readonly exportText: (runId: string) => Promise<string>;
  /** The whole stored text of one model; null if it has none. */
  readonly text: (runId: string, modelId: string) => Promise<string | null>;
  /**
   * Recomputes the report from what the service sends about it (docs/audit.md): what does not match
   * is in `mismatches`. It is loaded by the first call, as it is far larger than the client.
   * @throws Error with the name `UnreadableMaterial` if what is sent is not JSON, or no export
   */
  readonly audit: (runId: string) => Promise<Audit>;
  readonly account: () => Promise<Schemas['Account']>;
  /** The runs of the workspace, newest first. */
  readonly runs: () => AsyncGenerator<Schemas['UsageItem']>;
}

export function openClient({ url, key, ...options }: ClientOptions): ResearchClient {
  const { patienceMs = 120_000, signal = new AbortController().signal } = options;
  const api = createClient<paths>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${key}` },
    fetch: persistentFetch({ patienceMs, signal }),
  });
  const reads = readsOf(api);
  return {
    ask: async (body, idempotencyKey) =>
      granted(
        await api.POST('/v1/research', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
      ),
    async wait(runId, { timeoutMs = Number.POSITIVE_INFINITY, onChange } = {}) {
      let last: Run | undefined;
      for await (const run of watchRun(api, runId, performance.now() + timeoutMs, signal)) {
        last = run;
        onChange?.(run);
      }
      return last as Run; // The first poll is answered with the run.
    },
    ...reads,
    async audit(runId) {
      const { auditSent } = await import('../audit/sent.ts');
      return auditSent(await reads.reportText(runId), await reads.exportText(runId));
    },
  };
}

function readsOf(api: Client<paths>): Omit<ResearchClient, 'ask' | 'wait' | 'audit'> {
  const of = (runId: string) => ({ path: { run_id: runId } });
  return {
    // Markdown comes only if it is asked for.
    report: async (runId) =>
      granted(await api.GET('/v1/research/{run_id}/result', { params: of(runId) })) as Result,
    reportMarkdown: async (runId) =>
      granted(
        await api.GET('/v1/research/{run_id}/result', {
          params: of(runId),
          headers: { Accept: 'text/markdown' },
          parseAs: 'text',
        }),
      ),
    reportText: async (runId) =>
      granted(await api.GET('/v1/research/{run_id}/result', { params: of(runId), parseAs: 'text' })),
    exportText: async (runId) =>
      granted(
        await api.GET('/v1/research/{run_id}/responses/export', { params: of(runId), parseAs: 'text' }),
      ),
    responses: (runId) =>
      everyPage(async (query) =>
        granted(await api.GET('/v1/research/{run_id}/responses', { params: { ...of(runId), query } })),
      ),
    async text(runId, modelId) {
      let text = '';
      for (let offset = 0; ; ) {
        const query = { model_id: modelId, offset, max_characters: windowMaxCharacters };
        const params = { ...of(runId), query };
        const window = granted(await api.GET('/v1/research/{run_id}/responses/text', { params }));
        if (window.text === null) return null;
        text += window.text;
        offset += window.returned_characters;
        if (!window.truncated) return text;
      }
    },
    account: async () => granted(await api.GET('/v1/account')),
    runs: () => everyPage(async (query) => granted(await api.GET('/v1/usage', { params: { query } }))),
  };
}

/** The longest part of a text that the service sends at once, in code points. */
const windowMaxCharacters = 32_000;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
}

async function* everyPage<Item>(
  read: (query: { cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page<Item> = await read(cursor === '' ? {} : { cursor });
    yield* page.data;
    cursor = page.next_cursor;
  }
}

/** @throws RequestRefused */
function granted<Data>({
  data,
  error,
  response,
}: {
  data?: Data;
  error?: unknown;
  response: Response;
}): Data {
  if (!response.ok || data === undefined) throw new RequestRefused(response, error);
  return data;
}
