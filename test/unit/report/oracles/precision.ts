import type { CheckedStance } from '../../../../src/findings/findings.ts';

type Read = CheckedStance['readings'][number];

const sides = ['support', 'oppose', 'mixed'];
const kinds = [...sides, 'not_addressed'];

/**
 * The share of right stances by simple steps: pairs of kinds in a table, each disagreement shared
 * out between those who may have erred, and the stances that are wrong alike taken from those that
 * are right sixty times (R-R15).
 */
export function precisionOfReadings(stances: readonly CheckedStance[]): number | null {
  const alike = new Map(kinds.map((kind) => [kind, 0]));
  const erred = new Map<string, [number, number]>();
  const open: [string, string][] = [];
  const models = new Set(stances.map(({ modelId }) => modelId)).size;
  const claims = new Set(stances.map(({ claimId }) => claimId)).size;
  alike.set('not_addressed', models * claims - stances.length);
  let compared = 0;
  for (const { readings } of stances) {
    const cast = castBy(readings);
    const [one, two] = cast.map(({ heard }) => heard);
    if (one === undefined || two === undefined) continue;
    compared++;
    const settled = mostOf(cast.map(({ last }) => last));
    if (one === two) alike.set(one, (alike.get(one) ?? 0) + 1);
    else if (settled === null) open.push([one, two]);
    else
      for (const [reader, heard] of [one, two].entries()) {
        const key = `${settled} ${heard}`;
        const counts = erred.get(key) ?? [0, 0];
        if (heard !== settled) counts[reader as 0 | 1]++;
        erred.set(key, counts);
      }
  }
  if (compared === 0) return null;
  const printed = sides.reduce((sum, kind) => sum + (alike.get(kind) ?? 0), 0);
  if (printed === 0) return 0;
  let wrong = new Map(kinds.map((kind) => [kind, 0]));
  for (let step = 0; step < 60; step++) {
    const right = (kind: string) => {
      const all = alike.get(kind) ?? 0;
      return Math.max(all - (wrong.get(kind) ?? 0), all / 2) + 1;
    };
    const next = new Map(kinds.map((kind) => [kind, (wrong.get(kind) ?? 0) / 2]));
    for (const truth of kinds)
      for (const taken of kinds.filter((kind) => kind !== truth)) {
        const [first, second] = erred.get(`${truth} ${taken}`) ?? [0, 0];
        const either = open.filter((pair) => pair.includes(truth) && pair.includes(taken)).length;
        const half = (either * right(truth)) / (right(truth) + right(taken)) / 2;
        next.set(taken, (next.get(taken) ?? 0) + ((first + half) * (second + half)) / right(truth) / 2);
      }
    wrong = next;
  }
  return Math.max(0, 1 - sides.reduce((sum, kind) => sum + (wrong.get(kind) ?? 0), 0) / printed);
}

/**
 * What each reader found at first and in the end, by when they first read; a partial reading is
 * replaced by its answer.
 */
function castBy(readings: readonly Read[]): { readonly heard: string; readonly last: string }[] {
  const stages = ['extract', 'camps', 'label', 'adjudicate'];
  const sorted = stages.flatMap((stage) => readings.filter((reading) => reading.stage === stage));
  const own = [...Map.groupBy(sorted, ({ by }) => by).values()];
  const before = own.map((all) => all.find(({ stage }) => stage !== 'adjudicate')?.found);
  const [one, two] = before;
  const isPartly = two !== undefined && one !== two && (one === 'mixed' || two === 'mixed');
  return own.map((all, reader) => {
    const last = all.at(-1)?.found ?? '';
    return { last, heard: reader === 0 && isPartly ? last : (before[reader] ?? last) };
  });
}

function mostOf(last: readonly string[]): string | null {
  const votes = kinds.map((kind) => last.filter((each) => each === kind).length);
  const most = Math.max(...votes);
  return most > 1 && votes.filter((count) => count === most).length === 1
    ? (kinds[votes.indexOf(most)] ?? null)
    : null;
}
