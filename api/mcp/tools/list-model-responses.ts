import { listStoredResponses } from '../../../src/app/list-stored-responses.ts';
import { responsesPageMax } from '../../../src/domain/limits.ts';
import { parsePage } from '../../input/pages.ts';
import { parseRunId } from '../../input/schemas.ts';
import { cursor, limit } from '../../openapi/parts/parameters.ts';
import { listView } from '../../output/list-view.ts';
import { responseItemView } from '../../output/views.ts';
import { asQuery, inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { runId } from './common/run-id.ts';
import { readOnly, type Tool } from './common/tool.ts';

const input = inputOf(
  runId,
  [limit(responsesPageMax), { examples: [10] }],
  [cursor, { examples: ['SGVsbG8gd29ybGQgYW5kIG1vcmU'] }],
);

/**
 * As GET /v1/research/{run_id}/responses: the outcome of each model, page by page, without texts.
 */
export const listModelResponses: Tool = {
  name: 'list_model_responses',
  title: 'List who answered',
  description:
    'Lists the models of a finished run, and the length of each response. Read the texts with get_model_response_text. Costs nothing.',
  input,
  output: toolOutput('StoredResponseList'),
  annotations: readOnly,
  counts: 'reads',
  async run({ caller, deps }, args) {
    const query = asQuery(input, args);
    const id = parseRunId(query.get('run_id') ?? undefined);
    const list = { list: 'responses', owner: id } as const;
    const page = parsePage(query, list, responsesPageMax);
    const responses = await listStoredResponses(deps.db, caller, id, page.after, page.limit);
    return { object: listView(responses, list, responseItemView) };
  },
};
