import { useCallback, useEffect, useState } from 'preact/hooks';
import { CallError, call } from './call.ts';
import type { Listed } from './shapes.ts';

/** What a page waits for: not there yet, there, or why not. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: string;
  readonly reload: () => void;
}

/**
 * Reads a path of the console's interface, again when it changes or is told to.
 * @param read the same function each time
 */
export function useLoaded<Value>(path: string, read: (path: string) => Promise<Value> = call): Loaded<Value> {
  const [state, setState] = useState<{ path: string; value: Value | null; problem: string }>({
    path,
    value: null,
    problem: '',
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    read(path).then(
      (value) => isCurrent && setState({ path, value, problem: '' }),
      (error) => isCurrent && setState({ path, value: null, problem: wordsOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, read, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const isOf = state.path === path;
  return { value: isOf ? state.value : null, problem: isOf ? state.problem : '', reload };
}

/** What has been read of a list, the newest first. */
export interface LoadedList<Item> {
  /** Null until the first page is there, or why it is not. */
  readonly items: readonly Item[] | null;
  readonly problem: string;
  readonly pages: number;
  /** Reads the next page; null if all are there. */
  readonly readOlder: (() => Promise<void>) | null;
}

/** Reads a list of the console's interface page by page. */
export function useList<Item>(path: string): LoadedList<Item> {
  const { value, problem } = useLoaded<Listed<Item>>(path);
  const [more, setMore] = useState<readonly Listed<Item>[]>([]);
  if (!value) return { items: null, problem, pages: 0, readOlder: null };
  const pages = [value, ...more];
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const older = `${path}&cursor=${encodeURIComponent(cursor ?? '')}`;
  return {
    items: pages.flatMap(({ data }) => data),
    problem,
    pages: pages.length,
    readOlder: cursor === null ? null : async () => setMore([...more, await call<Listed<Item>>(older)]),
  };
}

/** What a person is told of a failure. */
export function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  return 'Something went wrong in this page. Load it again.';
}
