import type { PageState } from '../model/focus.ts';
import { indexReport } from '../model/report-index.ts';
import type { Texts } from '../report/page-context.ts';
import { ReportView } from '../report/report.tsx';
import type { FileData } from './data.ts';

interface FileViewProps {
  readonly data: FileData;
  readonly state: PageState;
  readonly go: (next: Partial<PageState>) => void;
}

/** The report as it stands in a file, drawn by the sender's server and taken over by the reader's browser. */
export function FileView({ data, state, go }: FileViewProps) {
  return <ReportView index={indexOf(data)} texts={textsOf(data)} state={state} go={go} />;
}

const indexOf = once((data: FileData) => indexReport(data.report));

const textsOf = once(
  ({ texts }: FileData): Texts => ({
    all: texts && new Map(Object.entries(texts)),
    missing: texts ? '' : 'The sender left the stored answers out of this file.',
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
