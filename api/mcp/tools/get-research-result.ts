import { readStoredResult } from '../../../src/app/read-stored-result.ts';
import { parseDetail, parseRunId } from '../../input/schemas.ts';
import { detail } from '../../openapi/parts/parameters.ts';
import { resultText } from '../../output/views.ts';
import { asQuery, inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { runId } from './common/run-id.ts';
import { readOnly, type Tool } from './common/tool.ts';

const standard = 'compact';
const input = inputOf(runId, [
  detail,
  { default: standard, examples: [standard], description: `${detail.description} Default: compact.` },
]);

/** As GET /v1/research/{run_id}/result: the stored report, compact by default. */
export const getResearchResult: Tool = {
  name: 'get_research_result',
  title: 'Read the report',
  description:
    'Returns the stored report of a finished run, which never changes. Begin with report.answer; report.evidence has the claims with their counts, and report.analysis what is disputed or uncertain. The texts of the models are not in it: read them with get_model_response_text. Costs nothing.',
  input,
  output: toolOutput('ResearchResult'),
  annotations: readOnly,
  counts: 'reads',
  async run({ caller, deps }, args) {
    const query = asQuery(input, { detail: standard, ...args });
    const id = parseRunId(query.get('run_id') ?? undefined);
    return JSON.parse(resultText(await readStoredResult(deps.db, caller, id, parseDetail(query))));
  },
};
