// Allowed imports; all others are forbidden. `npm run architecture` copies them to ARCHITECTURE.md.
// A `main.ts` wires a process and may import everything that it wires.

const own = {
  'src/languages': [],
  'src/text': ['src/languages'],
  'src/domain': ['src/text'],
  'src/findings': ['src/domain', 'src/text'],
  'src/report': ['src/languages', 'src/domain', 'src/text', 'src/findings'],
  'src/prepare': ['src/languages', 'src/text', 'src/findings'],
  'src/stages': [
    'src/languages',
    'src/domain',
    'src/text',
    'src/findings',
    'src/prepare',
    'src/report',
    'src/audit',
  ],
  'src/gateway': ['src/domain', 'src/text'],
  'src/db': ['src/domain', 'src/text'],
  'src/fair-queue': [],
  'src/log': [],
  'src/app': ['src/domain', 'src/text', 'src/report', 'src/db'],
  'src/threads': ['src/stages/job/job', 'src/stages/job/kept', 'src/stages/registry', 'src/fair-queue'],
  'src/monitoring': ['src/threads'],
  'src/config': ['src/domain', 'src/text', 'src/gateway/http/endpoint', 'src/gateway/http/extra-body'],
  'src/simulator': ['src/languages', 'src/domain', 'src/text', 'src/stages/play', 'src/stages/players'],
  'src/embedded': ['src/config', 'src/domain', 'src/db', 'src/app', 'src/log', 'src/preflight', 'temporal'],
  'src/preflight': ['src/domain', 'src/gateway', 'src/stages/call', 'src/stages/extract'],
  'src/admin': [
    'src/config',
    'src/app',
    'src/domain',
    'src/db/keys',
    'src/db/operator-runs',
    'src/db/workspaces',
    'src/preflight',
  ],
  'src/audit': ['src/languages', 'src/domain', 'src/text', 'src/findings', 'src/prepare', 'src/report'],
  'src/web': ['src/text', 'src/languages/page', 'src/report/shown'],
  'src/client': ['src/audit/sent'],
  'src/command': ['src/client', 'src/domain', 'src/audit-command'],
  'src/audit-command': [
    'src/audit',
    'src/app',
    'src/domain',
    'src/findings',
    'src/prepare',
    'src/report',
    'src/text',
  ],
  examples: ['src/client'],
  activities: [
    'src/domain',
    'src/text',
    'src/app',
    'src/findings',
    'src/prepare',
    'src/report',
    'src/stages',
    'src/threads',
    'src/gateway',
    'src/db',
    'src/fair-queue',
    'src/log',
  ],
  workflows: ['src/domain'],
  api: [
    'src/app',
    'src/domain',
    'src/text',
    'src/fair-queue',
    'src/report/schema',
    'src/report/compact',
    'src/report/parts',
    'temporal/client',
  ],
  temporal: ['src', 'activities', 'workflows'],
};

const packages = {
  'src/languages': [],
  'src/text': [],
  'src/domain': [],
  'src/findings': ['pure-rand', 'zod'],
  'src/report': ['zod'],
  'src/prepare': ['zod'],
  'src/stages': ['lru-cache', 'pure-rand', 'zod'],
  'src/threads': ['piscina'],
  'src/monitoring': ['prom-client'],
  'src/gateway': ['undici', 'zod'],
  'src/db': ['pg'],
  'src/app': ['@zxcvbn-ts/language-common'],
  'src/fair-queue': [],
  'src/log': ['pino', 'pino-pretty'],
  'src/config': ['zod'],
  'src/simulator': ['js-yaml', 'lru-cache', 'zod'],
  'src/preflight': ['undici', 'zod'],
  'src/admin': ['commander'],
  'src/audit': ['zod'],
  'src/web': ['preact', 'preact-render-to-string', 'vite'],
  'src/client': ['openapi-fetch'],
  'src/command': ['commander'],
  'src/audit-command': ['commander'],
  examples: ['@modelcontextprotocol/client'],
  activities: ['@temporalio/activity', '@temporalio/common', 'lru-cache'],
  workflows: ['@temporalio/workflow', '@temporalio/common'],
  api: [
    ...['@modelcontextprotocol/server', '@modelcontextprotocol/node'],
    ...['koa', '@koa/router', 'koa-helmet', 'lru-cache', 'raw-body', 'zod'],
  ],
};

const folder = (name) => `^${name}(/|\\.ts$)`;
const players = '^src/stages/(play/|players\\.ts$|[^/]+/play)';
const wiring = '(^|/|-)main\\.ts$';

module.exports = {
  forbidden: [
    ...Object.entries(own).map(([name, allowed]) => ({
      name: `${name} imports ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
      severity: 'error',
      from: { path: folder(name), pathNot: wiring },
      to: {
        path: '^(src|api|activities|workflows|temporal|test|bench)/',
        pathNot: [name, ...allowed].map((each) =>
          each.includes('/') &&
          !/^src\/(languages|text|domain|findings|prepare|report|audit|stages|threads|monitoring|gateway|db|app|config|log|fair-queue)$/.test(
            each,
          )
            ? `^${each}`
            : folder(each),
        ),
        dependencyTypesNot: ['type-only'],
      },
    })),
    ...Object.entries(packages).map(([name, allowed]) => ({
      name: `${name} uses the packages ${allowed.length > 0 ? allowed.join(', ') : '(none)'}`,
      severity: 'error',
      from: { path: folder(name), pathNot: wiring },
      to: {
        path: '^node_modules/',
        pathNot: allowed.map((each) => `^node_modules/${each}/`),
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'workflows know activities by their types alone',
      severity: 'error',
      from: { path: '^workflows/' },
      to: { path: '^activities/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no process of the service loads the players of its stages',
      severity: 'error',
      from: { path: '^(src|api|activities|workflows|temporal)/', pathNot: [players, '^src/simulator/'] },
      to: { path: players, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      // A folder includes its subfolders, so a folder and its subfolders may import each other.
      name: 'no circle between folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|api|activities|workflows|temporal)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'everything resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'the service does not import its tests',
      severity: 'error',
      from: { path: '^(src|api|activities|workflows|temporal)/' },
      to: { path: '^(test|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
