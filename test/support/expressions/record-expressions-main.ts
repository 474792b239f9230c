// Prints every expression that src constructs from strings when it is loaded and given an ordinary
// text.
import type { Expression } from './expressions.ts';

const root = new URL('../../../', import.meta.url).pathname;
const recorded: Expression[] = [];
const original = globalThis.RegExp;
globalThis.RegExp = new Proxy(original, {
  construct(target, args: [string, string?]) {
    const frame = new Error().stack?.split('\n').find((line) => line.includes(`${root}src/`)) ?? '';
    const [, file, line] = /\/((?:src)\/[^:)]+):(\d+)/.exec(frame.replace(root, '/')) ?? [];
    const made = new target(...args);
    if (file) recorded.push({ at: `${file}:${line}`, source: made.source, flags: made.flags });
    return made;
  },
});

await import('../../../src/domain/account/api-key.ts');
const { textWork } = await import('../texts/text-work.ts');
const { friendlyText } = await import('../texts/hostile-text.ts');
for (const work of Object.values(textWork)) {
  work(friendlyText(2_000));
  work(`I would wait, as Claude Opus 4.7 says.\n\n— Claude`);
}
const distinct = new Map(recorded.map((each) => [`${each.at} ${each.source} ${each.flags}`, each]));
console.log(JSON.stringify([...distinct.values()]));
