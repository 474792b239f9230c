import { listStoredResponses } from '../../../src/app/list-stored-responses.ts';
import { responsesPageMax } from '../../../src/domain/limits.ts';
import { parsePage } from '../../input/pages.ts';
import { cursor, limit } from '../../openapi/parts/parameters.ts';
import { listView } from '../../output/list-view.ts';
import { responseItemView } from '../../output/views.ts';
import { inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { runId, runIdIn } from './common/run-id.ts';
import { readTool } from './common/tool.ts';

/**
 * As GET /v1/research/{run_id}/responses: the outcome of each model, page by page, without texts.
 */
export const listModelResponses = readTool({
  name: 'list_model_responses',
  title: 'List who answered',
  description:
    'Lists the models of a finished run, and the length of each response. Read the texts with get_model_response_text. Costs nothing.',
  input: inputOf(
    runId,
    [limit(responsesPageMax), { examples: [10] }],
    [cursor, { examples: ['SGVsbG8gd29ybGQgYW5kIG1vcmU'] }],
  ),
  output: toolOutput('StoredResponseList'),
  async run({ caller, deps }, query) {
    const id = runIdIn(query);
    const list = { list: 'responses', owner: id } as const;
    const page = parsePage(query, list, responsesPageMax);
    const responses = await listStoredResponses(deps.db, caller, id, page.after, page.limit);
    return { object: listView(responses, list, responseItemView) };
  },
});
