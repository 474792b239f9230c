import type { PageState } from '../model/focus.ts';
import { indexReport } from '../model/report-index.ts';
import { speakerOf } from '../model/speaker.ts';
import type { Part, Texts } from '../report/page-context.ts';
import { ReportView } from '../report/report.tsx';
import type { FileData } from './data.ts';

interface FileViewProps {
  readonly data: FileData;
  readonly state: PageState;
  readonly go: (next: Partial<PageState>) => void;
}

/**
 * The report as it stands in a file, drawn by the sender's server and taken over by the reader's
 * browser.
 */
export function FileView({ data, state, go }: FileViewProps) {
  const speaker = voiceOf(data);
  const shown = { index: indexOf(data), speaker, texts: textsOf(data), unscripted: appendixOf(data) };
  return (
    <>
      <ReportView {...shown} state={state} go={go} />
      <footer class="note made-by">Multi-Model Research</footer>
    </>
  );
}

const indexOf = once((data: FileData) => indexReport(data.report));

export const voiceOf = once((data: FileData) => speakerOf(data.words));

/** The parts that the file has behind the report, for a reader without scripts. */
export const appendixOf = once((data: FileData): readonly Part[] => {
  const { say } = voiceOf(data);
  return [
    { id: 'who-says-what', title: say('whoSaysWhat') },
    ...(data.texts ? [{ id: 'stored-answers', title: say('storedAnswers') }] : []),
  ];
});

const textsOf = once(
  (data: FileData): Texts => ({
    all: data.texts && new Map(Object.entries(data.texts)),
    missing: data.texts ? '' : voiceOf(data).say('textsKept'),
  }),
);

/** A file has one report: what is made of it is made once. */
function once<Made>(make: (data: FileData) => Made): (data: FileData) => Made {
  const made = new WeakMap<FileData, Made & object>();
  return (data) => {
    const known = made.get(data) ?? make(data);
    made.set(data, known as Made & object);
    return known;
  };
}
