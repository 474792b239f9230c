import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Focus, PageState, View } from '../model/focus.ts';
import type { ReportIndex } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';

/** The stored answers of a run: fetched by the page, within the file, or nowhere. */
export interface Texts {
  /** By model id. Null: not there yet. */
  readonly all: ReadonlyMap<string, string> | null;
  /** Why there will be none; empty while they are to come. */
  readonly missing: string;
}

/** What stands with the label of a model on a claim. A file has nothing there: nobody would read it. */
export type BesideLabel = (claimId: number, modelId: string) => ComponentChildren;

/** What all parts of a report's page share. It stays the same while a reader follows numbers, so that no part is drawn again. */
export interface PageContext {
  readonly index: ReportIndex;
  readonly speaker: Speaker;
  readonly view: View;
  readonly go: (next: Partial<PageState>) => void;
  /** An address with this focus, and the view as it is. */
  readonly hrefOf: (focus: Focus, model?: string) => string;
}

export const Page = createContext<PageContext | null>(null);

/** Says things in the language of the report. */
export function useSpeaker(): Speaker {
  return usePage().speaker;
}

export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('A part of the report stands outside of its page.');
  return page;
}
