import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assertGolden } from '../../support/golden.ts';
import { apiForFile, makeWorkspace } from '../../support/http/api.ts';
import { generations } from '../../support/http/mcp.ts';
import { startMcpProxy } from '../../support/http/mcp-proxy.ts';
import { exceptions } from './conformance-exceptions.ts';

const suite = new URL(import.meta.resolve('@modelcontextprotocol/conformance/package.json'));
const table = new URL('../../../docs/mcp-conformance.md', import.meta.url);

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

// The official test suite of the protocol, with every scenario for servers of either revision. It
// cannot send a key, so a proxy adds one.
describe('MCP: the official conformance suite', () => {
  const file = apiForFile();
  const scenarios = new Map<string, { revision: string; checks: Check[] }[]>();

  before(async () => {
    const { key } = await makeWorkspace(file.db, 'conformance');
    const proxy = await startMcpProxy(file.api.url, key);
    try {
      for (const revision of generations.toReversed()) {
        for (const [name, checks] of await run(proxy.url, revision)) {
          scenarios.set(name, [...(scenarios.get(name) ?? []), { revision, checks }]);
        }
      }
    } finally {
      await proxy.stop();
    }
  });

  it('R-M04 (conformance) passes every check that applies to a server with tools only', () => {
    assert.ok(scenarios.size > 50, `only ${scenarios.size} scenarios ran`);
    const unexplained = failures().filter(
      ({ scenario, id, errorMessage = '' }) => !exceptionOf(scenario, id)?.says.test(errorMessage),
    );
    assert.deepEqual(unexplained, []);
  });

  it('R-M04 (conformance) lists no exception that is no longer needed', () => {
    const failed = new Set(failures().flatMap(({ scenario, id }) => [scenario, `${scenario}/${id}`]));
    const named = exceptions.flatMap(({ of }) => of);
    assert.deepEqual(
      named.filter((name) => !failed.has(name)),
      [],
    );
  });

  it('R-M04 (conformance) matches docs/mcp-conformance.md', () => assertGolden(table, markdown()));

  function failures() {
    return [...scenarios].flatMap(([scenario, runs]) =>
      runs.flatMap(({ revision, checks }) =>
        checks
          .filter(({ status }) => status === 'FAILURE')
          .map(({ id, errorMessage }) => ({ scenario, revision, id, errorMessage })),
      ),
    );
  }

  function markdown(): string {
    const { version } = JSON.parse(readFileSync(suite, 'utf8'));
    const rows = [...scenarios].map(([scenario, runs]) => {
      const cells = generations
        .toReversed()
        .map((each) => outcome(scenario, runs.find(({ revision }) => revision === each)?.checks));
      const reasons = new Set(
        runs.flatMap(({ checks }) => checks.flatMap(({ id }) => exceptionOf(scenario, id)?.why ?? [])),
      );
      return `| ${scenario} | ${cells.join(' | ')} | ${[...reasons].join(' ')} |`;
    });
    return `# Conformance

\`@modelcontextprotocol/conformance\` ${version}, all scenarios for servers of these revisions, run by
\`test/api/mcp/conformance.test.ts\` as part of the tests, which also write this page. Numbers are passed checks. A
warning means that the suite found neither what it looked for nor a violation. "–" means that the revision does not have
the scenario. A scenario that does not apply fails for the stated reason; any other failure fails the test.

| scenario | ${generations.toReversed().join(' | ')} | why it does not apply |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  }
});

function exceptionOf(scenario: string, check: string) {
  return exceptions.find(({ of }) => of.includes(scenario) || of.includes(`${scenario}/${check}`));
}

function outcome(scenario: string, checks: readonly Check[] | undefined): string {
  if (!checks) return '–';
  const passed = checks.filter(({ status }) => status === 'SUCCESS').length;
  const failed = checks.filter(({ status }) => status === 'FAILURE');
  if (failed.length === 0 && passed === 0) return 'nothing to check';
  const warned = checks.filter(({ status }) => status === 'WARNING').length;
  if (failed.length === 0) return `passes, ${passed}${warned > 0 ? ', with a warning' : ''}`;
  const isPart = failed.some(({ id }) => exceptions.some(({ of }) => of.includes(`${scenario}/${id}`)));
  return isPart ? `passes, ${passed}; ${failed.length} do not apply` : 'does not apply';
}

async function run(url: string, revision: string): Promise<[string, Check[]][]> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));
  const program = fileURLToPath(new URL('dist/index.js', suite));
  try {
    // It exits with 1 if a scenario fails, and some must.
    await promisify(execFile)(
      process.execPath,
      [program, 'server', '--url', url, '--requirements', revision, '-o', folder],
      { maxBuffer: 1e8 },
    ).catch((error: { code?: unknown }) => assert.equal(error.code, 1));
    return readdirSync(folder)
      .sort()
      .map((name) => [
        /^server-(.*)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? name,
        JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')),
      ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
