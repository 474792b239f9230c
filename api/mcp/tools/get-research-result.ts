import { readResultPart } from '../../../src/app/read-stored-result.ts';
import { reportParts } from '../../../src/report/parts.ts';
import { parseClaimRange, parseReportPart } from '../../input/schemas.ts';
import { inputOf } from './common/arguments.ts';
import { envelopeOutput } from './common/outputs.ts';
import { runId, runIdIn } from './common/run-id.ts';
import { readTool } from './common/tool.ts';
import { getModelResponseText } from './get-model-response-text.ts';
import { listModelResponses } from './list-model-responses.ts';

const standard = 'outline';
const described = Object.entries(reportParts).map(([name, holds]) => `${name}: ${holds}`);
const part = {
  name: 'part',
  required: false,
  description: `What to read. ${described.join('; ')}.`,
  schema: { type: 'string', enum: Object.keys(reportParts), default: standard },
};
const claims = {
  name: 'claims',
  required: false,
  description:
    'For the parts claims and spans: the ids to read, one as in 7 or a range as in 3-9. Default: all.',
  schema: { type: 'string', pattern: '^\\d{1,3}(-\\d{1,3})?$' },
};

/** The call that reads what a model said, or that lists all who answered. */
function callFor(runId: string, modelId: string | null): string {
  const tool = modelId === null ? listModelResponses : getModelResponseText;
  const args = { run_id: runId, ...(modelId === null ? {} : { model_id: modelId }) };
  return `${tool.name} ${JSON.stringify(args)}`;
}

/**
 * The stored report of GET /v1/research/{run_id}/result in parts, because an agent has little room.
 */
export const getResearchResult = readTool({
  name: 'get_research_result',
  title: 'Read the report',
  description:
    'Returns the stored report of a finished run, which never changes. Without `part`, the text is the report to read, of a page or two, and the object is its outline; [n] are ids of claims. Read other parts only where you need them. The texts of the models are not in it: read them with get_model_response_text. Costs nothing.',
  input: inputOf(runId, [part, { examples: [standard] }], [claims, { examples: ['3-9'] }]),
  output: envelopeOutput,
  async run({ caller, deps }, query) {
    const id = runIdIn(query);
    const { status, part, report, text } = await readResultPart(
      deps.db,
      caller,
      id,
      parseReportPart(query, standard),
      parseClaimRange(query),
      callFor,
    );
    const object = { id, object: 'research.result', status, part, report };
    return text === null ? { object } : { object, text };
  },
});
