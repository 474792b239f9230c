import { useEffect, useMemo, useState } from 'preact/hooks';
import { pageWordsIn } from '../../languages/page/pages.ts';
import type { Report } from '../../report/schema/report.ts';
import { indexReport } from '../model/report-index.ts';
import { speakerOf } from '../model/speaker.ts';
import type { Texts } from '../report/page-context.ts';
import { ReportView } from '../report/report.tsx';
import { usePageState } from '../report/use-page-state.ts';
import { callText } from './call.ts';
import { useLoaded } from './loaded.ts';
import { LabelObjection, useObjections } from './objections.tsx';
import { Waiting } from './parts.tsx';
import { ReportActions } from './report-actions.tsx';
import type { Run } from './shapes.ts';

/** A delivered report, with what can be done with it. */
export function ReportPage({ run }: { readonly run: Run }) {
  const result = useLoaded<{ readonly report: Report }>(`research/${run.id}/result`);
  const texts = useTexts(run.id);
  if (!result.value)
    return (
      <div class="page">
        <Waiting problem={result.problem} />
      </div>
    );
  return <Shown run={run} report={result.value.report} texts={texts} />;
}

function Shown({
  run,
  report,
  texts,
}: {
  readonly run: Run;
  readonly report: Report;
  readonly texts: Texts;
}) {
  const index = useMemo(() => indexReport(report), [report]);
  const speaker = useMemo(() => speakerOf(pageWordsIn(report.question?.language)), [report]);
  const [state, go] = usePageState();
  const objections = useObjections(run.id);
  useEffect(() => {
    document.title = `${run.prompt.slice(0, 120)} · Multi-Model Research`;
  }, [run]);
  return (
    <>
      <ReportActions run={run} index={index} texts={texts} />
      <ReportView
        {...{ index, speaker, texts, state, go }}
        besideLabel={(claimId, modelId) => (
          <LabelObjection key={`${claimId} ${modelId}`} {...{ objections, claimId, modelId }} />
        )}
      />
    </>
  );
}

/** All stored answers of a run in one request, so that a click on a number needs none. */
function useTexts(runId: string): Texts {
  const [texts, setTexts] = useState<Texts>({ all: null, missing: '' });
  useEffect(() => {
    let isCurrent = true;
    callText(`research/${runId}/responses/export`).then(
      (lines) => isCurrent && setTexts({ all: parsedLines(lines), missing: '' }),
      () =>
        isCurrent &&
        setTexts({ all: null, missing: 'The stored answers could not be read. Load the page again.' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [runId]);
  return texts;
}

function parsedLines(lines: string): ReadonlyMap<string, string> {
  const responses = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { model_id: string; text: string | null });
  return new Map(responses.flatMap(({ model_id: id, text }) => (text === null ? [] : [[id, text] as const])));
}
