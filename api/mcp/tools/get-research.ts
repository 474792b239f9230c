import { readOne } from '../../../src/app/read-one.ts';
import { readResearch } from '../../../src/app/read-research.ts';
import { readSteps } from '../../../src/app/watch-run.ts';
import { agentPollAfterSeconds } from '../../../src/domain/limits.ts';
import { isInProgress } from '../../../src/domain/run/run-state.ts';
import { queryInteger } from '../../input/query.ts';
import { waitMaxSeconds } from '../../waiting/prefer.ts';
import { inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { progressFields, runWithProgress } from './common/progress.ts';
import { runId, runIdIn } from './common/run-id.ts';
import { readTool } from './common/tool.ts';

const waitBounds = { min: 0, max: waitMaxSeconds, fallback: 0 };

/** As GET /v1/research/{run_id}: the status of a run, now or when it has changed. */
export const getResearchTool = readTool({
  name: 'get_research',
  title: 'Check how far a run is',
  description: `Returns the state of a run. Call it with wait_seconds ${waitMaxSeconds}, which answers as soon as the status has changed, or every ${agentPollAfterSeconds} seconds, as retry_after_seconds says, until status is completed, partial or failed; progress_message can be shown to the user meanwhile. Costs nothing.`,
  input: inputOf(runId, [
    {
      name: 'wait_seconds',
      required: false,
      description: 'How long to wait for another status before answering.',
      schema: { type: 'integer', minimum: waitBounds.min, maximum: waitBounds.max, default: 0 },
    },
    { examples: [waitMaxSeconds] },
  ]),
  output: toolOutput('ResearchRun', progressFields),
  async run({ caller, deps, wait }, query) {
    const values = { runId: runIdIn(query) };
    const seconds = queryInteger(query, 'wait_seconds', waitBounds);
    const run = await readOne(readResearch, deps.db, caller, values);
    const latest = seconds > 0 && isInProgress(run.status) ? await wait(run, seconds) : run;
    const { synthesis } = await readSteps(deps.db, latest);
    return { object: runWithProgress(latest, synthesis) };
  },
});
