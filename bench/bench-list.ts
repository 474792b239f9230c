/** What each benchmark does and needs, for people who choose one. */
const abouts = {
  api: ['', 'requests per second of each route, their queries and bytes'],
  attack: ['[part of a name …]', 'what various attacks cost a client that keeps to its limits'],
  busy: ['[part of a path …]', 'runs test files alone, shuffled, beside fifteen busy processes'],
  cost: ['[--runs N] [--against DIR]', 'what a run costs the machine'],
  fairness: ['', 'how much a large backlog slows a small workspace down'],
  mcp: ['', 'whole runs by two other MCP clients; downloads them, needs the network and python3'],
  memory: [
    '[bytes] | runs [n]',
    'memory with a panel of large answers; default 60,000 bytes each; or after each tenth of n runs in a row',
  ],
  mutations: ['[word]', 'breaks the code in about twenty ways, and fails if no test notices one'],
  narrow: ['[calls]', 'a provider that accepts few calls at once; default 20'],
  page: ['', 'how fast the page of a report of 172 models is drawn, and answers to a filter'],
  panel: ['[options]', 'PanelBench: how errors of synthesizers affect reports (bench/panel/README.md)'],
  real: ['--data FOLDER', 'the same on published texts, which have to be downloaded (bench/real/README.md)'],
  schemathesis: ['[seed]', 'requests drawn from the description; needs the network and python3'],
  size: ['[--files]', 'how large the code is, and how many files typical changes touch'],
  speed: ['[--draws N] [--simulation] [--against DIR]', 'how long runs take, stage by stage'],
  text: ['[function]', 'what each function costs that reads external text'],
  thresholds: ['', 'what a report says when the numbers that decide it are varied'],
  upgrade: ['<ref>', 'from an earlier version in git to this one and back, with runs under way'],
  written: ['[name …]', 'makes the reports of docs/reports again (bench/written/README.md)'],
} as const;

export type BenchName = keyof typeof abouts;

export function isBench(name: string): name is BenchName {
  return Object.hasOwn(abouts, name);
}

export function benchList(): string {
  return Object.entries(abouts)
    .map(([name, [parameters, does]]) => `  ${[name, parameters].join(' ').trim()}\n      ${does}`)
    .join('\n');
}
