import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { AnyJson } from '../any-json.ts';
import type { Generation } from './mcp.ts';

/**
 * A client with the official SDK, as an agent has: it validates every result against the tool's
 * output schema.
 */
export interface Agent {
  readonly client: Client;
  /** @returns the tool's object, which may be a failure */
  readonly call: (tool: string, args?: Record<string, unknown>) => Promise<AnyJson>;
  /** Polls as the tool's description says, but with shorter waits. */
  readonly finished: (runId: string) => Promise<AnyJson>;
}

/** Stays within 120 reads a minute. */
const pollMs = 1_000;
const patienceMs = 120_000;

export async function connectAgent(api: string, key: string, generation: Generation): Promise<Agent> {
  const mode = generation === '2026-07-28' ? { pin: generation } : ('legacy' as const);
  const client = new Client({ name: 'test-agent', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${api}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  );
  await client.listTools(); // From here on it knows the output schemas.
  const call: Agent['call'] = async (name, args = {}) => {
    const { structuredContent, isError = false } = await client.callTool({ name, arguments: args });
    assert.equal(isError, 'error' in (structuredContent as object));
    return structuredContent;
  };
  return {
    client,
    call,
    async finished(runId) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(pollMs)) {
        const run = await call('get_research', { run_id: runId });
        if (run.retry_after_seconds === null) return run;
      }
      throw new Error(`run ${runId} had not finished after ${patienceMs} ms`);
    },
  };
}
