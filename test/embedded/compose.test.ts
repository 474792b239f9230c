import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { parseConfig } from '../../src/config/config.ts';
import { variables } from '../../src/config/variables.ts';
import { heapLimits } from '../../src/embedded/services/node-processes.ts';
import { startArguments } from '../../src/embedded/temporal-program/start-arguments.ts';
import { problemsOf } from '../unit/config/problems.ts';

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: (string | { source: string; target: string })[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  mem_limit?: string;
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
}
/** Variables that an operator of this file cannot set, and why. */
const decided: readonly RegExp[] = [
  /^(HOST|ADMIN_PORT|WORKER_ADMIN_PORT|SIMULATOR_PORT)$/, // Inside, each container has all ports to itself.
  /^(DATABASE_URL|TEMPORAL_(ADDRESS|NAMESPACE|API_KEY|TLS_\w+))$/, // The compose file brings both stores.
  /^(DATA_DIR|TEMPORAL_(PORT|CLI_PATH))$/, // Only for the services that `npm start` embeds.
  /^(GATEWAYS_FILE|SIMULATOR_CALL_LOG)$/, // A file would have to be mounted as well.
];

const roles = {
  api: { asksModels: false, startsRuns: true },
  worker: { asksModels: true, startsRuns: true },
};

interface Compose {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  volumes: Record<string, unknown>;
}

const root = new URL('../../', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, root), 'utf8');
const packageFile = JSON.parse(text('package.json')) as { devDependencies: Record<string, string> };

// There is no Docker engine where the tests run: this checks what can be checked without one. When
// the file was written, compose-go 2.16.2, the parser of Docker Compose, accepted it, and every
// command was run against real processes.
describe('R-O01 docker-compose.yml', () => {
  const compose = load(text('docker-compose.yml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose;
  const services = Object.entries(compose.services);
  const ours = services.filter(([, service]) => service.build !== undefined);

  it('has PostgreSQL, Temporal on it with its UI, migration, api and worker, and the simulator', () => {
    for (const name of ['postgres', 'temporal', 'temporal-ui', 'migrate', 'api', 'worker', 'simulator']) {
      assert.ok(compose.services[name], name);
    }
    assert.equal(compose.services.temporal?.environment?.DB, 'postgres12');
  });

  it('runs only programs that exist', () => {
    assert.equal(ours.length, 4);
    for (const [name, { command }] of ours) {
      assert.equal(command?.[0], 'node', name);
      const program = command?.slice(1).find((word) => !word.startsWith('--')) ?? 'nothing';
      assert.ok(existsSync(new URL(program, root)), `${name}: ${program}`);
    }
  });

  it('runs api and worker within the heap limits of npm start, as npm run api and npm run worker do', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    for (const name of ['api', 'worker'] as const) {
      for (const command of [compose.services[name]?.command, scripts[name]?.split(' ')])
        assert.deepEqual(
          command?.filter((word) => word.startsWith('--')),
          heapLimits[name],
          name,
        );
    }
  });

  it('sets only variables that our programs know, to a valid configuration', () => {
    for (const [name, { environment = {} }] of ours) {
      const unknown = Object.keys(environment).filter((variable) => !Object.hasOwn(variables, variable));
      assert.deepEqual(unknown, [], name);
      const config = parseConfig(withDefaults(environment), name === 'api' ? roles.api : undefined);
      if (name === 'worker') assert.equal(config.gateways[0]?.baseUrl, 'http://simulator:8090/v1');
    }
  });

  it('passes on every configuration variable that an operator may set', () => {
    const file = text('docker-compose.yml');
    const forgotten = Object.keys(variables).filter(
      (name) => !new RegExp(`\\$\\{${name}:?-`).test(file) && !decided.some((each) => each.test(name)),
    );
    assert.deepEqual(forgotten, []);
  });

  it('R-N03 mounts the file with the prices where api and worker are told to look for it', () => {
    for (const name of ['api', 'worker']) {
      const { environment = {}, volumes = [] } = compose.services[name] ?? {};
      assert.match(
        environment.CATALOGUE_FILE ?? '',
        /^\$\{CATALOGUE_FILE:\+\/config\/catalogue.json\}$/,
        name,
      );
      const [volume] = volumes;
      assert.ok(typeof volume === 'object', name);
      assert.match(volume.source, /^\$\{CATALOGUE_FILE:-\/dev\/null\}$/);
      assert.equal(volume.target, '/config/catalogue.json');
    }
  });

  it('tells people of the simulator while it answers, and not once a gateway is set', () => {
    const environment = compose.services.api?.environment ?? {};
    const told = (set: Record<string, string>) =>
      parseConfig(withDefaults(environment, set), roles.api).simulatorAnswers;
    assert.equal(told({}), true);
    assert.equal(told({ MODEL_GATEWAY_URL: 'https://gateway.example/v1' }), false);
    assert.equal(told({ SIMULATOR_ANSWERS: 'off' }), false);
  });

  for (const name of ['api', 'worker'] as const)
    it(`R-N03 the ${name} takes a spending limit without prices only while the simulator answers`, () => {
      const environment = compose.services[name]?.environment ?? {};
      const problems = (set: Record<string, string>) =>
        problemsOf(withDefaults(environment, { SPEND_LIMIT_PER_DAY: '50', ...set }), roles[name]);
      assert.deepEqual(problems({}), []);
      const [problem, ...more] = problems({ MODEL_GATEWAY_URL: 'https://gateway.example/v1' });
      assert.match(problem ?? '', /^SPEND_LIMIT_PER_DAY/);
      assert.deepEqual(more, []);
    });

  it('lets an operator who raises the time for a stop also raise the time before a kill', () => {
    for (const name of ['api', 'worker'])
      assert.match(compose.services[name]?.stop_grace_period ?? '', /^\$\{STOP_GRACE:-40s\}$/, name);
  });

  it('R-H01 gives each service only the variables that it needs: only the worker gets the gateway’s key', () => {
    const having = (test: RegExp) =>
      services
        .filter(([, service]) => test.test(JSON.stringify(service.environment ?? {})))
        .map(([name]) => name);
    assert.deepEqual(having(/MODEL_GATEWAY_(?!URL)|SYNTHESIZERS/), ['worker']);
    assert.deepEqual(having(/PASSWORD/), [
      'postgres',
      'temporal-schema',
      'temporal',
      'migrate',
      'api',
      'worker',
    ]);
    assert.deepEqual(Object.keys(compose.services.migrate?.environment ?? {}).toSorted(), [
      'DATABASE_URL',
      'LOG_LEVEL',
    ]);
    for (const [name, { command = [], healthcheck }] of services) {
      assert.ok(
        !/PASSWORD|API_KEY/.test([...command, ...(healthcheck?.test ?? [])].join()),
        `${name}: shown by ps`,
      );
    }
  });

  it('confines every container: capabilities, privileges, memory, log size and writable paths', () => {
    for (const [name, service] of services) {
      assert.deepEqual(service.cap_drop, ['ALL'], name);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
      assert.match(service.mem_limit ?? '', /^\d+[mg]$/, name);
      assert.ok(service.logging?.options['max-size'] && service.logging.options['max-file'], name);
      if (!/^temporalio\//.test(service.image ?? '')) assert.ok(service.read_only && service.tmpfs, name);
    }
    const more = services.filter(([, { cap_add }]) => cap_add).map(([name]) => name);
    assert.deepEqual(more, ['postgres']);
  });

  it('waits only for services that exist, and for health only if it is checked', () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        assert.ok(compose.services[other], `${name} waits for ${other}`);
        if (condition === 'service_healthy') assert.ok(compose.services[other]?.healthcheck, other);
      }
    }
    for (const name of ['postgres', 'temporal', 'api', 'simulator']) {
      assert.ok(compose.services[name]?.healthcheck, name);
    }
  });

  it('R-C17 (accepting) lets the api start while Temporal is away', () => {
    assert.deepEqual(Object.keys(compose.services.api?.depends_on ?? {}), ['migrate']);
  });

  it('publishes only the api and Temporal’s UI, on loopback: no admin port', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports.map(withDefault));
    assert.deepEqual(published.toSorted(), ['127.0.0.1:8080:8080', '127.0.0.1:8233:8233']);
  });

  it('keeps the database in a named volume, and pins every image', () => {
    const [volume] = compose.services.postgres?.volumes ?? [];
    assert.ok(Object.hasOwn(compose.volumes, String(volume).split(':')[0] ?? ''));
    const images = services.filter(([, { build }]) => !build).map(([, { image }]) => image ?? '');
    for (const image of images) assert.match(image, /:\d+\.\d+/);
  });

  it('gives the cluster the settings for fairness that the embedded server has', () => {
    const settings = load(compose.configs['temporal-dynamic-config']?.content ?? '') as Record<
      string,
      unknown
    >;
    const embedded = startArguments({ namespace: 'default', port: 1, uiPort: 2, databaseFile: 'file' }).join(
      ' ',
    );
    assert.ok(Object.hasOwn(settings, 'matching.enableFairness'));
    for (const key of Object.keys(settings)) {
      assert.deepEqual(settings[key], [{ value: true }]);
      assert.ok(embedded.includes(`${key}=true`), key);
    }
  });
});

/** What an operator has set, and the defaults. */
function withDefaults(
  environment: Record<string, string>,
  set: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, set[name] ?? withDefault(value)]),
  );
}

/** Expands ${A:-default}, ${A-default} and ${A:+other} as Docker Compose does if none is set. */
function withDefault(value: string): string {
  return String(value)
    .replaceAll(/\$\{[A-Z_]+:\+[^}]*\}/g, '')
    .replaceAll(/\$\{[A-Z_]+:?-([^}]*)\}/g, '$1');
}

describe('the Dockerfile', () => {
  const dockerfile = text('Dockerfile');

  it('uses the Node version of the tests', () => {
    assert.ok(dockerfile.includes(`FROM node:${packageFile.devDependencies.node}-`));
  });

  it('copies only files that exist and that .dockerignore lets through', () => {
    // What one stage copies from another is no file of the context.
    const copies = [...dockerfile.matchAll(/^COPY (?!--from=)(.+) \S+$/gm)];
    const copied = [...new Set(copies.flatMap(([, names]) => names?.split(' ') ?? []))];
    const allowed = text('.dockerignore').match(/^!(.+)$/gm) ?? [];
    assert.deepEqual(copied.map((name) => `!${name}`).toSorted(), allowed.toSorted());
    for (const name of copied) assert.ok(existsSync(new URL(name, root)), name);
  });

  it('does not run as root', () => assert.match(dockerfile, /^USER node$/m));
});
