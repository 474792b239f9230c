const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Does something with each run of a list that the record gives in pages by id, one after the other. */
export async function eachRun(
  page: (afterId: string, limit: number) => Promise<{ id: string }[]>,
  visit: (runId: string) => Promise<void>,
): Promise<void> {
  let after = firstId;
  for (;;) {
    const runs = await page(after, batch);
    for (const { id } of runs) await visit(id);
    const last = runs.at(-1);
    if (!last || runs.length < batch) return;
    after = last.id;
  }
}
