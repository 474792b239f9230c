import { useCallback, useEffect, useState } from 'preact/hooks';
import { CallError, call } from './call.ts';

/** What a page waits for: not there yet, there, or why not. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly problem: string;
  readonly reload: () => void;
}

/** Reads a path of the console's interface, again when it changes or is told to. */
export function useLoaded<Value>(path: string): Loaded<Value> {
  const [state, setState] = useState<{ path: string; value: Value | null; problem: string }>({
    path,
    value: null,
    problem: '',
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    call<Value>(path).then(
      (value) => isCurrent && setState({ path, value, problem: '' }),
      (error) => isCurrent && setState({ path, value: null, problem: wordsOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const isOf = state.path === path;
  return { value: isOf ? state.value : null, problem: isOf ? state.problem : '', reload };
}

/** What a person is told of a failure. */
export function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  return 'Something went wrong in this page. Load it again.';
}
