import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parseConfig } from '../../../src/config/config.ts';
import { exampleEnvironment } from '../../../src/config/example.ts';
import { variables } from '../../../src/config/variables.ts';

const file = new URL('../../../.env.example', import.meta.url);

describe('.env.example', () => {
  it('matches the schema: regenerate it with `node src/config/example.ts > .env.example`', () => {
    assert.equal(readFileSync(file, 'utf8'), exampleEnvironment());
  });

  it('names every variable once', () => {
    const names = [...exampleEnvironment().matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    assert.deepEqual(names.toSorted(), Object.keys(variables).toSorted());
  });

  it('changes nothing if its defaults are uncommented', () => {
    const lines = [...exampleEnvironment().matchAll(/^#([A-Z_]+)=(.+)$/gm)];
    const examples = [
      ...['DATABASE_URL', 'TEMPORAL_ADDRESS', 'MODEL_GATEWAY_URL', 'SYNTHESIZERS'],
      ...['MODEL_GATEWAY_CALLS_PER_MINUTE', 'PANEL_PATIENCE_MS', 'SPEND_LIMIT_PER_DAY'],
      ...['PUBLIC_URL', 'CORS_ALLOWED_ORIGINS', 'WORKERS'],
    ];
    const defaults = lines.filter(
      ([, name = '']) => !examples.includes(name) && !/^(?:MCP|SYNTHESIZERS)_/.test(name),
    );
    assert.deepEqual(
      parseConfig(Object.fromEntries(defaults.map(([, name, value]) => [name, value]))),
      parseConfig({}),
    );
  });

  it('shows examples that are valid', () => {
    const all = [...exampleEnvironment().matchAll(/^#([A-Z_]+)=(.+)$/gm)];
    // It is no example of its catalogue, without which no limit is accepted.
    const valid = all.filter(([, name]) => name !== 'SPEND_LIMIT_PER_DAY');
    parseConfig(Object.fromEntries(valid.map(([, name, value]) => [name, value])));
  });
});
