import { listStoredResponses } from '../../../src/app/list-stored-responses.ts';
import { responsesPageMax } from '../../../src/domain/limits.ts';
import { listView, parsePage } from '../../cursor.ts';
import { cursor, limit } from '../../openapi/parameters.ts';
import { parseRunId } from '../../schemas.ts';
import { responseItemView } from '../../views.ts';
import { asQuery, inputOf } from '../arguments.ts';
import { outputOf } from '../outputs.ts';
import { runId } from '../run-id.ts';
import { readOnly, type Tool } from '../tool.ts';

const input = inputOf(
  runId,
  [limit(responsesPageMax), { examples: [10] }],
  [cursor, { examples: ['SGVsbG8gd29ybGQgYW5kIG1vcmU'] }],
);

/** As GET /v1/research/{run_id}/responses: who answered how, page by page, without texts. */
export const listModelResponses: Tool = {
  name: 'list_model_responses',
  title: 'List who answered',
  description:
    'Which models answered a finished run, and how long each answer is. No texts: read one with get_model_response_text. Costs nothing.',
  input,
  output: outputOf('StoredResponseList'),
  annotations: readOnly,
  counts: 'reads',
  async run({ caller, deps }, args) {
    const query = asQuery(input, args);
    const id = parseRunId(query.get('run_id') ?? undefined);
    const list = { list: 'responses', owner: id } as const;
    const page = parsePage(query, list, responsesPageMax);
    return listView(
      await listStoredResponses(deps.db, caller, id, page.after, page.limit),
      list,
      responseItemView,
    );
  },
};
