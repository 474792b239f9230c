import type { FlaggedPart } from '../../report/schema/errors.ts';
import { doubtTexts, warningsAt } from '../../report/shown/warnings-at.ts';
import type { Claim } from '../model/report-index.ts';
import { ofMethod } from './method.tsx';
import { usePage } from './page-context.ts';

export function WarningsAt({ part }: { readonly part: FlaggedPart }) {
  const { index, say } = usePage();
  const { removed, messages } = warningsAt(index.report, part);
  return [
    ...removed.map(({ text, count }) => (
      <p key={text} class="flag">
        {say(text, { count })}
      </p>
    )),
    ...messages.map((message) => (
      <p key={message} class="flag" dir="auto" lang={ofMethod}>
        {message}
      </p>
    )),
  ];
}

/** What is doubtful about the stances on one claim, or of the members of one camp. */
export function ReadingFlags({ flags = [] }: Pick<Claim, 'flags'>) {
  const { say } = usePage();
  return flags.map((code) => (
    <p key={code} class="flag">
      {say(doubtTexts[code])}
    </p>
  ));
}
