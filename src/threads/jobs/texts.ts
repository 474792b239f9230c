import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';

/** What one model answered, as stored. */
export interface StoredText {
  readonly modelId: string;
  readonly text: string;
}

/** The texts of a panel in the order of model ids, in pages: whoever reads them holds one page at a time. */
export type TextPages = AsyncIterable<readonly StoredText[]>;

/** What a thread says on the port of its job. */
export type ThreadSays = 'started' | 'more';

/** Asks for the pages over a job's port; an empty page is the end, and null says that they could not be read. */
export async function* textsFrom(port: MessagePort): AsyncGenerator<StoredText> {
  for (;;) {
    const arrived = once(port, 'message') as Promise<[readonly StoredText[] | null]>;
    port.postMessage('more' satisfies ThreadSays);
    const [page] = await arrived;
    if (page === null) throw new Error('the texts could not be read');
    if (page.length === 0) return;
    yield* page;
  }
}
