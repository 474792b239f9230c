import { useEffect, useMemo } from 'preact/hooks';
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
import { WaitingPage } from './parts.tsx';
import { ReportActions } from './report-actions.tsx';
import type { Run } from './shapes.ts';

/** A delivered report, with what can be done with it. */
export function ReportPage({ run }: { readonly run: Run }) {
  const result = useLoaded<{ readonly report: Report }>(`research/${run.id}/result`);
  const texts = useTexts(run.id);
  if (!result.value) return <WaitingPage problem={result.problem} />;
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
  const { value, problem } = useLoaded(`research/${runId}/responses/export`, readTexts);
  const missing = problem === '' ? '' : 'The stored answers could not be read. Load the page again.';
  return useMemo(() => ({ all: value, missing }), [value, missing]);
}

async function readTexts(path: string): Promise<ReadonlyMap<string, string>> {
  const responses = (await callText(path))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { model_id: string; text: string | null });
  return new Map(responses.flatMap(({ model_id: id, text }) => (text === null ? [] : [[id, text] as const])));
}
