import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../../../../src/config/config.ts';
import { secret } from '../../../../src/domain/secret.ts';
import { childEnvironments } from '../../../../src/embedded/supervise/child-environment.ts';

describe('the environments of the processes of npm start', () => {
  const of = (env: NodeJS.ProcessEnv) => {
    const { api, workers, simulator } = childEnvironments(env, parseConfig(env), secret('postgresql://h/d'));
    return [api, simulator, ...workers].map(({ NODE_COMPILE_CACHE: folder }) => folder);
  };

  it('each keeps what Node compiles beside the packages, for later starts', () => {
    const beside = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));
    assert.deepEqual(of({ WORKERS: '2' }), Array(4).fill(beside));
  });

  it('each keeps it where the operator says', () => {
    assert.deepEqual(of({ WORKERS: '1', NODE_COMPILE_CACHE: '/elsewhere' }), Array(3).fill('/elsewhere'));
  });
});
