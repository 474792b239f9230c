import { useEffect, useState } from 'preact/hooks';

/** Where a person is in the console. */
export type Route =
  | { readonly page: 'ask' | 'runs' | 'keys' | 'account' | 'invitation' | 'unknown' }
  | { readonly page: 'research'; readonly runId: string }
  | { readonly page: 'compare'; readonly runIds: readonly [string, string] };

/** The route of a path. A fragment belongs to the page itself. */
export function routeOf(path: string): Route {
  const [first = '', second, third, ...more] = path
    .replace(/^\/console\/?/, '')
    .split('/')
    .filter((part) => part !== '');
  if (first === 'research' && second && third === undefined) return { page: 'research', runId: second };
  if (first === 'compare' && second && third && more.length === 0)
    return { page: 'compare', runIds: [second, third] };
  if (second !== undefined) return { page: 'unknown' };
  if (first === '') return { page: 'ask' };
  const page = (['runs', 'keys', 'account', 'invitation'] as const).find((name) => name === first);
  return { page: page ?? 'unknown' };
}

/** Goes to another page of the console, without loading it anew. */
export function visit(path: string): void {
  history.replaceState({ leftAt: scrollY }, '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/**
 * How far down the page was when it was left, in pixels: the browser forgets it while data load.
 */
export function leftAt(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state && 'leftAt' in state ? Number(state.leftAt) : 0;
}

/** The path now. Plain clicks on links within the console stay within it. */
export function usePath(): string {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const read = () => setPath(location.pathname);
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!/^\/console(?:\/(?!api\/)|$)/.test(href) || link?.hasAttribute('download')) return;
      event.preventDefault();
      visit(href);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', follow);
    };
  }, []);
  return path;
}
