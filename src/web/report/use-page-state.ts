import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { firstState, fragmentOf, type PageState, parseFragment } from '../model/focus.ts';

/**
 * The state of a report's page, which its address holds: every state can be sent, and the back
 * button leads to the last one. Links with a fragment of ours change it without a jump of the page.
 */
export function usePageState(): readonly [PageState, (next: Partial<PageState>) => void] {
  const [state, setState] = useState(firstState);
  const opener = useRef<Element | null>(null);
  const scrolled = useRef(0);
  const go = useCallback((next: Partial<PageState>) => {
    const last = parseFragment(location.hash);
    const now = { ...last, ...next };
    if (last.focus === null && now.focus !== null) {
      opener.current = document.activeElement;
      scrolled.current = scrollY;
    }
    // Typing and choosing are not steps that the back button should take one by one.
    if (next.view) history.replaceState(seen, '', fragmentOf(now));
    else history.pushState(seen, '', fragmentOf(now));
    setState(now);
  }, []);
  const isOpen = state.focus !== null;
  useLayoutEffect(() => {
    // A narrow page shows the evidence in place of the report, which comes back where it was left.
    if (isOpen || !(opener.current instanceof HTMLElement)) return;
    if (isNarrow()) scrollTo(0, scrolled.current);
    opener.current.focus({ preventScroll: true });
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen && isNarrow()) scrollTo(0, 0);
  }, [isOpen, state.focus, state.model]);
  useEffect(() => {
    const read = () => {
      setState(parseFragment(location.hash));
      if (history.state !== null) return; // The back button has its own place.
      showClaim(parseFragment(location.hash));
      history.replaceState(seen, '');
    };
    const follow = (event: MouseEvent) => followed(event, go);
    setState(parseFragment(location.hash));
    showClaim(parseFragment(location.hash));
    history.replaceState(history.state ?? seen, '');
    addEventListener('popstate', read);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', follow);
    };
  }, [go]);
  return [state, go];
}

/** Marks an address that has been shown, unlike one that somebody has just typed. */
const seen = 'seen';

/** Takes a plain click on a link to evidence; one that opens a new tab is the browser's. */
function followed(event: MouseEvent, go: (next: Partial<PageState>) => void): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const { focus, model } = parseFragment(link?.getAttribute('href') ?? '');
  if (!focus) return;
  event.preventDefault();
  go({ focus, model });
}

/** Whoever comes by a link to a claim finds it beside its evidence. */
function showClaim({ focus }: PageState): void {
  if (focus?.kind !== 'claim' || isNarrow()) return;
  document.getElementById(`claim-${focus.id}`)?.scrollIntoView({ block: 'center' });
}

/** As the sheet has it: the evidence stands in place of the report. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 1099.9px)').matches;
}
