import type { PageTextName } from '../../languages/page/page-words.ts';
import { warningsAt } from '../../text/form/warnings-at.ts';
import type { Claim } from '../model/report-index.ts';
import { ofMethod } from './method.tsx';
import { usePage, useSpeaker } from './page-context.ts';

/** The warnings that concern a part of the report, where it stands. */
export function WarningsAt({
  part,
  flags,
}: {
  readonly part: string;
  readonly flags: readonly string[] | undefined;
}) {
  const {
    index: { report },
    speaker: { say },
  } = usePage();
  const { errors, methodology } = report;
  const sections = methodology?.controlled_inference?.conditions?.prose?.sections;
  const { removed, messages } = warningsAt({ errors, sections }, part, flags);
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

const flagTexts: Readonly<Record<NonNullable<Claim['flags']>[number], PageTextName>> = {
  readings_disagree: 'readDifferently',
  stances_not_checked: 'readByOne',
};

/** What is doubtful about the stances on one claim, or of the members of one camp. */
export function ReadingFlags({ flags = [] }: Pick<Claim, 'flags'>) {
  const { say } = useSpeaker();
  return flags.map((code) => (
    <p key={code} class="flag">
      {say(flagTexts[code])}
    </p>
  ));
}
