import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { databaseUrlOf, parseConfig } from '../../../src/config/config.ts';
import { ConfigError } from '../../../src/config/config-error.ts';
import { temporalAddressOf } from '../../../src/config/temporal.ts';
import { variables } from '../../../src/config/variables.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { reveal } from '../../../src/domain/secret.ts';
import { announcement } from '../../../src/embedded/first-start/announcement.ts';
import { problemsOf } from './problems.ts';

describe('the configuration', () => {
  it('needs no variable: everything embedded, the simulator as the only gateway', () => {
    const config = parseConfig({});
    assert.equal(config.databaseUrl, null);
    assert.equal(config.temporal.address, null);
    assert.equal(config.simulated, true);
    assert.deepEqual(
      config.gateways.map(({ name, baseUrl, apiKey }) => [name, baseUrl, apiKey]),
      [['default', 'http://127.0.0.1:8090/v1', null]],
    );
    assert.equal(config.catalogue, builtInCatalogue);
    for (const pair of Object.values(config.synthesizers)) {
      assert.deepEqual(
        pair.map(({ modelId }) => modelId),
        ['simulator/synthesizer-north', 'simulator/synthesizer-south'],
      );
    }
    const { host, port, adminPort, budget } = config;
    assert.deepEqual([host, port, adminPort], ['127.0.0.1', 8080, 9090]);
    assert.deepEqual(budget, {
      modelTimeoutMs: 120_000,
      panelDeadlineMs: 480_000,
      panelPatienceMs: null,
      synthesisDeadlineMs: 900_000,
    });
  });

  it('R-U01 refuses a PUBLIC_URL at which no browser would send the cookie back', () => {
    for (const url of ['http://research.example', 'http://10.0.0.5:8080', 'http://127.0.0.1.example'])
      assert.match(problemsOf({ PUBLIC_URL: url }).join(), /^PUBLIC_URL: .*https/, url);
    for (const url of [
      'https://research.example',
      'http://localhost:8080',
      'http://127.0.0.1',
      'http://[::1]:1',
    ])
      assert.deepEqual(problemsOf({ PUBLIC_URL: url }), []);
  });

  it('R-M04 (public name) gives /mcp the host of PUBLIC_URL, or none', () => {
    assert.equal(
      parseConfig({ PUBLIC_URL: 'https://research.example:8443' }).mcp.publicHost,
      'research.example',
    );
    assert.equal(parseConfig({}).mcp.publicHost, null);
  });

  it('treats an empty variable as unset', () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ' ']));
    assert.deepEqual(parseConfig(empty), parseConfig({}));
  });

  it('has the addresses of the embedded database and server if none is configured', () => {
    const config = parseConfig({ DATA_DIR: '/var/lib/panel', TEMPORAL_PORT: '7000' });
    assert.equal(reveal(databaseUrlOf(config)), 'postgresql://app@%2Fvar%2Flib%2Fpanel%2Fpostgres/postgres');
    assert.equal(temporalAddressOf(config.temporal), '127.0.0.1:7000');
    assert.equal(parseConfig({}).dataDir, resolve('.data'));
  });

  it('accepts an external database and Temporal cluster', () => {
    const DATABASE_URL = 'postgresql://user:secret@db:5432/panel';
    const config = parseConfig({ DATABASE_URL, TEMPORAL_ADDRESS: 'cluster:7233', TEMPORAL_API_KEY: 'key' });
    assert.equal(reveal(databaseUrlOf(config)), DATABASE_URL);
    assert.equal(temporalAddressOf(config.temporal), 'cluster:7233');
    assert.equal(config.temporal.tls, true);
    assert.equal(parseConfig({ TEMPORAL_ADDRESS: 'cluster:7233' }).temporal.tls, false);
  });

  it('R-H06 divides the concurrency and the rate of gateways among worker processes, one call at least', () => {
    const of = (WORKERS: string) =>
      parseConfig({
        ...{ MODEL_GATEWAY_URL: 'https://gateway.example/v1', MODEL_GATEWAY_API_KEY: 'key', WORKERS },
        ...{ MODEL_GATEWAY_CONCURRENCY: '20', MODEL_GATEWAY_CALLS_PER_MINUTE: '90' },
        SYNTHESIZERS: 'anthropic/claude-opus-4.7, openai/gpt-5.5',
      }).gateways.map(({ concurrency, callsPerMinute }) => [concurrency, callsPerMinute]);
    assert.deepEqual([of('1'), of('3'), of('64')], [[[20, 90]], [[6, 30]], [[1, 90 / 64]]]);
  });

  it('accepts one real gateway with its key, and two synthesizers of different labs', () => {
    const config = parseConfig({
      MODEL_GATEWAY_URL: 'https://gateway.example/v1',
      MODEL_GATEWAY_API_KEY: 'key',
      MODEL_GATEWAY_CONCURRENCY: '20',
      MODEL_GATEWAY_CALLS_PER_MINUTE: '90',
      SYNTHESIZERS: 'anthropic/claude-opus-4.7, openai/gpt-5.5',
    });
    assert.equal(config.simulated, false);
    assert.equal(reveal(config.gateways[0]!.apiKey!), 'key');
    const { concurrency, callsPerMinute } = config.gateways[0]!;
    assert.deepEqual([concurrency, callsPerMinute], [20, 90]);
    const pair = [
      { modelId: 'anthropic/claude-opus-4.7', gateway: 'default' },
      { modelId: 'openai/gpt-5.5', gateway: 'default' },
    ];
    assert.deepEqual(config.synthesizers, {
      extract: pair,
      group: pair,
      camps: pair,
      label: pair,
      write: pair,
    });
  });

  it('gives a stage synthesizers of its own, which are two of different labs like the others', () => {
    const env = {
      MODEL_GATEWAY_URL: 'https://gateway.example/v1',
      SYNTHESIZERS: 'anthropic/claude-opus-4.7,openai/gpt-5.5',
      SYNTHESIZERS_EXTRACT: 'lab-one/small,lab-two/small',
      SYNTHESIZERS_LABEL: 'lab-two/small,lab-one/small',
    };
    const { extract, group, label, write } = parseConfig(env).synthesizers;
    const idsOf = (pair: typeof extract) => pair.map(({ modelId }) => modelId);
    assert.deepEqual([extract, label, write].map(idsOf), [
      ['lab-one/small', 'lab-two/small'],
      ['lab-two/small', 'lab-one/small'],
      ['anthropic/claude-opus-4.7', 'openai/gpt-5.5'],
    ]);
    assert.deepEqual(group, write);
    const takes = 'takes two or three model ids of different labs, separated by commas';
    const takesTwo = 'takes two model ids of different labs, separated by commas';
    assert.deepEqual(problemsOf({ ...env, SYNTHESIZERS_LABEL: 'lab-two/small,lab-two/large' }), [
      `SYNTHESIZERS_LABEL: got two of the lab "lab-two"; ${takes}.`,
    ]);
    assert.deepEqual(problemsOf({ ...env, SYNTHESIZERS_WRITE: 'lab-two/small' }), [
      `SYNTHESIZERS_WRITE: got "lab-two/small"; ${takesTwo}.`,
    ]);
  });

  it('R-R21 takes a third synthesizer where one is asked, and refuses it where none would be', () => {
    const env = {
      MODEL_GATEWAY_URL: 'https://gateway.example/v1',
      SYNTHESIZERS: 'lab-one/large,lab-two/large,lab-three/large',
    };
    const three = 'lab-one/small,lab-two/small,lab-three/small';
    const { label } = parseConfig({ ...env, SYNTHESIZERS_LABEL: three }).synthesizers;
    assert.deepEqual(
      label.map(({ modelId }) => modelId),
      three.split(','),
    );
    for (const stage of ['EXTRACT', 'GROUP', 'CAMPS', 'WRITE'])
      assert.deepEqual(problemsOf({ ...env, [`SYNTHESIZERS_${stage}`]: three }), [
        `SYNTHESIZERS_${stage}: got "${three}"; takes two model ids of different labs, separated by commas.`,
      ]);
  });

  it('reports all invalid variables at once, each in a line with name, value and valid values', () => {
    const bad = {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      TEMPORAL_ADDRESS: 'cluster',
      SIMULATOR_LATENCY_SIGMA: 'x',
    };
    assert.throws(
      () => parseConfig(bad),
      (error) => error instanceof ConfigError && error.message.split('\n').length === 5,
    );
    assert.deepEqual(problemsOf(bad).sort(), [
      'LOG_LEVEL: got "loud"; takes one of fatal, error, warn, info, debug, trace, silent.',
      'PORT: got "70000"; takes a port number from 1 to 65535.',
      'SIMULATOR_LATENCY_SIGMA: got "x"; takes a number from 0 to 5.',
      'TEMPORAL_ADDRESS: got "cluster"; takes host:port.',
    ]);
  });

  const badValues: [name: string, values: string[]][] = [
    ['PORT', ['0', '-1', '1.5', '8080x', '0x50', '1e3', '99999999999999999']],
    ['MODEL_TIMEOUT_MS', ['0', '99', 'Infinity', '3600001']],
    ['DATABASE_URL', ['mysql://h/d', 'postgres', 'h:5432']],
    ['TEMPORAL_ADDRESS', ['http://cluster:7233', 'cluster:', ':7233', 'a b:1']],
    ['TEMPORAL_TLS_CA_FILE', ['/no/such/file']],
    ['MODEL_GATEWAY_URL', ['ftp://h/v1', 'h/v1', 'https://user:pass@h/v1', 'https://h/v1?key=1']],
    ['GATEWAYS_FILE', ['/no/such/file']],
    ['CATALOGUE_FILE', ['/no/such/file']],
    ['SYNTHESIZERS', ['one/model', 'a/x,a/y', 'a/x,b/y,a/z', 'a/x,b/y,c/z,d/w', ',']],
    ['MCP_ALLOWED_HOSTS', [',,', 'https://a.example', 'a.example:8080', 'A.example', 'a.example/mcp']],
    ['MCP_ALLOWED_ORIGINS', ['a.example', 'https://a.example/', '*', 'null']],
    [
      'CORS_ALLOWED_ORIGINS',
      ['https://a.example/', 'app.example', 'https://a.example,b', 'HTTPS://a.example', 'null'],
    ],
  ];
  for (const [name, values] of badValues) {
    it(`refuses an invalid ${name}, naming it`, () => {
      for (const value of values) {
        const lines = problemsOf({
          SYNTHESIZERS: 'a/x,b/y',
          TEMPORAL_ADDRESS: 'cluster:7233',
          [name]: value,
        });
        assert.equal(lines.length, 1, `${value}: ${lines.join('; ')}`);
        assert.ok(lines[0]?.startsWith(`${name}: got `), lines[0]);
      }
    });
  }

  it('never shows a secret, nor a value that could hold one', () => {
    const env = {
      DATABASE_URL: 'mysql://user:hunter2@h/d',
      MODEL_GATEWAY_URL: 'https://user:hunter2@h/v1?token=hunter2',
      TEMPORAL_ADDRESS: 'https://user:hunter2@h?x=hunter2',
      MODEL_GATEWAY_API_KEY: 'hunter2',
    };
    const lines = problemsOf(env);
    assert.equal(lines.length, 3);
    assert.ok(!lines.join().includes('hunter2'), lines.join());
    const second = problemsOf({
      MODEL_GATEWAY_URL: 'https://h/v1',
      MODEL_GATEWAY_API_KEY: 'hunter2 and a space',
      SYNTHESIZERS: 'a/x,b/y',
    });
    assert.match(second.join(), /^MODEL_GATEWAY_API_KEY: got a value that is not shown/);
    assert.ok(!second.join().includes('hunter2'));
  });

  it('R-H01 shows none of its secrets, however it is printed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'panel-config-'));
    const path = join(folder, 'gateways.json');
    const gateway = { name: 'default', base_url: 'https://h/v1', api_key_variable: 'THE_KEY' };
    writeFileSync(path, JSON.stringify([gateway]));
    const secrets = { DATABASE_URL: 'postgresql://u:hunter2@h/d', TEMPORAL_API_KEY: 'hunter2' };
    const rest = { SYNTHESIZERS: 'a/x,b/y', TEMPORAL_ADDRESS: 'cluster:7233' };
    const single = { MODEL_GATEWAY_URL: 'https://h/v1', MODEL_GATEWAY_API_KEY: 'hunter2' };
    for (const gateways of [single, { GATEWAYS_FILE: path, THE_KEY: 'hunter2' }]) {
      const config = parseConfig({ ...secrets, ...rest, ...gateways });
      assert.equal(reveal(config.gateways[0]!.apiKey!), 'hunter2');
      const shown = [
        JSON.stringify(config),
        inspect(config, { depth: 9, showHidden: true }),
        announcement(config, { newKey: null, invitation: null }),
      ];
      assert.ok(!shown.join().includes('hunter2'));
      assert.equal(shown[0]?.split('[secret]').length, 4, 'the database, Temporal and the gateway');
    }
    rmSync(folder, { recursive: true });
  });

  it('has no default synthesizers with a real gateway, which does not serve the simulator’s two', () => {
    const lines = problemsOf({ MODEL_GATEWAY_URL: 'https://gateway.example/v1' });
    assert.match(lines.join(), /^SYNTHESIZERS: got nothing; takes two or three model ids of different labs/);
  });

  it('takes labs from the catalogue rather than from the ids', () => {
    const [model] = builtInCatalogue.models;
    const other = builtInCatalogue.models.find(({ labId }) => labId !== model?.labId);
    const env = { MODEL_GATEWAY_URL: 'https://h/v1', SYNTHESIZERS: `${model?.modelId},${other?.modelId}` };
    assert.deepEqual(problemsOf(env), []);
  });

  it('refuses a gateway’s key without the gateway', () => {
    assert.match(problemsOf({ MODEL_GATEWAY_API_KEY: 'k' }).join(), /^MODEL_GATEWAY_URL: got nothing/);
  });

  it('refuses a key of Temporal Cloud without an address: the embedded server has none', () => {
    assert.match(
      problemsOf({ TEMPORAL_API_KEY: 'k' }).join(),
      /^TEMPORAL_ADDRESS: got nothing; takes host:port/,
    );
  });

  it('refuses a certificate without its key', () => {
    const file = new URL(import.meta.url).pathname;
    const TEMPORAL_ADDRESS = 'cluster:7233';
    assert.match(
      problemsOf({ TEMPORAL_ADDRESS, TEMPORAL_TLS_CERT_FILE: file }).join(),
      /^TEMPORAL_TLS_KEY_FILE: got nothing/,
    );
    assert.match(
      problemsOf({ TEMPORAL_ADDRESS, TEMPORAL_TLS_KEY_FILE: file }).join(),
      /^TEMPORAL_TLS_CERT_FILE: got nothing/,
    );
    assert.deepEqual(
      problemsOf({ TEMPORAL_ADDRESS, TEMPORAL_TLS_KEY_FILE: file, TEMPORAL_TLS_CERT_FILE: file }),
      [],
    );
  });
});
