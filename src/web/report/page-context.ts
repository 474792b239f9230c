import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Focus, firstView, type PageState, type View } from '../model/focus.ts';
import type { ReportIndex } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';

/** The stored answers of a run: fetched by the page, within the file, or nowhere. */
export interface Texts {
  /** By model id. Null: not there yet. */
  readonly all: ReadonlyMap<string, string> | null;
  /** Why there will be none; empty while they are to come. */
  readonly missing: string;
}

/** A part of the page, as links name it. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

/**
 * What stands with the label of a model on a claim. A file has nothing there: nobody would read it.
 */
export type BesideLabel = (claimId: number, modelId: string) => ComponentChildren;

/**
 * What all parts of a report's page share; it speaks the language of the report. It stays the same
 * while a reader follows numbers, so that no part is drawn again.
 */
export interface PageContext extends Speaker {
  readonly index: ReportIndex;
  readonly go: (next: Partial<PageState>) => void;
  /** Parts that a reader with scripts does not see. */
  readonly unscripted: readonly Part[];
  /**
   * An address with this focus. Whoever follows it keeps the view; who copies it gets the focus
   * alone.
   */
  readonly hrefOf: (focus: Focus, model?: string) => string;
}

/** How the picture of all claims is drawn: apart, because it changes while all other links stay. */
export const ViewOfClaims = createContext<View>(firstView);

export const Page = createContext<PageContext | null>(null);

export function useView(): View {
  return useContext(ViewOfClaims);
}

export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('A part of the report stands outside of its page.');
  return page;
}
