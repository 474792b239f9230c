import { readOne } from '../../../src/app/read-one.ts';
import { readResearch } from '../../../src/app/read-research.ts';
import { agentPollAfterSeconds } from '../../../src/domain/limits.ts';
import { parseRunId } from '../../input/schemas.ts';
import { asQuery, inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { progressFields, runWithProgress } from './common/progress.ts';
import { runId } from './common/run-id.ts';
import { readOnly, type Tool } from './common/tool.ts';

const input = inputOf(runId);

/** As GET /v1/research/{run_id}: the status of a run. */
export const getResearchTool: Tool = {
  name: 'get_research',
  title: 'Check how far a run is',
  description: `Returns the state of a run. Call it every ${agentPollAfterSeconds} seconds, as retry_after_seconds says, until status is completed, partial or failed; progress_message can be shown to the user meanwhile. Costs nothing.`,
  input,
  output: toolOutput('ResearchRun', progressFields),
  annotations: readOnly,
  counts: 'reads',
  reportsProgress: true,
  async run({ caller, deps }, args) {
    const values = { runId: parseRunId(asQuery(input, args).get('run_id') ?? undefined) };
    return { object: runWithProgress(await readOne(readResearch, deps.db, caller, values)) };
  },
};
