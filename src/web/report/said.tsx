import type { ComponentChildren } from 'preact';
import type { PageTextName } from '../../languages/page/page-words.ts';
import type { Values } from '../../text/form/page-texts.ts';
import { usePage } from './page-context.ts';

interface SaidProps {
  readonly text: PageTextName;
  readonly values?: Values;
  /** What stands in its other slots. */
  readonly with: Readonly<Record<string, ComponentChildren>>;
}

/** A text of the page with links or marked words in its slots. */
export function Said({ text, values, with: inSlots }: SaidProps) {
  return (
    <>
      {usePage()
        .parts(text, values)
        .map((part) => (typeof part === 'string' ? part : inSlots[part.slot]))}
    </>
  );
}
