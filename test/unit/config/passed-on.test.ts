import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiEnvironment,
  nodeEnvironment,
  pipEnvironment,
  plainEnvironment,
  simulatorEnvironment,
  workerEnvironment,
} from '../../../src/config/passed-on.ts';
import { variables } from '../../../src/config/variables.ts';

// A process cannot leak what it does not have: through a program run by the database, a crash dump,
// a grandchild.
describe('R-H01 the environment of a child', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panel-passed-on-'));
  const GATEWAYS_FILE = join(folder, 'gateways.json');
  const gateway = { base_url: 'https://h/v1', api_key_variable: 'LOCAL_KEY' };
  writeFileSync(GATEWAYS_FILE, JSON.stringify([{ ...gateway, name: 'one' }]));
  after(() => rmSync(folder, { recursive: true }));

  const ours = { ...Object.fromEntries(Object.keys(variables).map((name) => [name, 'x'])), GATEWAYS_FILE };
  const others = {
    LOCAL_KEY: 'k',
    AWS_SECRET_ACCESS_KEY: 'k',
    NODE_AUTH_TOKEN: 'k',
    npm_config_registry: 'k',
  };
  const useful = { PATH: 'p', HOME: 'h', TMPDIR: 't', LC_ALL: 'C', TZ: 'UTC' };
  const ofNode = { NODE_OPTIONS: 'o', NODE_EXTRA_CA_CERTS: 'c' };
  const wayOut = { HTTPS_PROXY: 'http://u:p@proxy', no_proxy: 'localhost' };
  const env = { ...ours, ...others, ...useful, ...ofNode, ...wayOut, PIP_INDEX_URL: 'i', PGPASSWORD: 'p' };

  it('has only paths and locale for third-party programs, and proxies for pip', () => {
    assert.deepEqual(plainEnvironment(env), useful);
    assert.deepEqual(nodeEnvironment(env), { ...useful, ...ofNode });
    assert.deepEqual(pipEnvironment(env), { ...useful, ...wayOut, PIP_INDEX_URL: 'i' });
  });

  it('has only its own settings for the simulator', () => {
    const names = Object.keys(simulatorEnvironment(env)).filter((name) => Object.hasOwn(variables, name));
    assert.ok(names.length > 3 && names.every((name) => name.startsWith('SIMULATOR_')), names.join());
  });

  it('has the gateways’ keys, under the names in the file, for the worker only', () => {
    const worker = workerEnvironment(env);
    assert.equal(worker.LOCAL_KEY, 'k');
    assert.equal(worker.MODEL_GATEWAY_API_KEY, 'x');
    for (const name of ['MODEL_GATEWAY_API_KEY', 'GATEWAYS_FILE', 'LOCAL_KEY']) {
      assert.equal(apiEnvironment(env)[name], undefined, name);
    }
    for (const each of [worker, apiEnvironment(env)]) {
      for (const name of ['AWS_SECRET_ACCESS_KEY', 'NODE_AUTH_TOKEN', 'npm_config_registry']) {
        assert.equal(each[name], undefined, name);
      }
      for (const name of [
        'DATABASE_URL',
        'TEMPORAL_API_KEY',
        'CATALOGUE_FILE',
        'PGPASSWORD',
        'HTTPS_PROXY',
        'PATH',
      ]) {
        assert.ok(each[name], name);
      }
    }
  });

  it('passes every variable of the configuration to some process', () => {
    const reached = { ...apiEnvironment(env), ...workerEnvironment(env), ...simulatorEnvironment(env) };
    assert.deepEqual(
      Object.keys(variables).filter((name) => reached[name] === undefined),
      [],
    );
  });
});
