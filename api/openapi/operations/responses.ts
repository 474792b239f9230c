import { responsesPageMax } from '../../../src/domain/limits.ts';
import { schemaRef } from '../parts/components.ts';
import { examples } from '../parts/examples.ts';
import { failures } from '../parts/failures.ts';
import { authenticatedHeaders, headers } from '../parts/headers.ts';
import { cursor, limit, maxCharacters, modelId, offset, runIdParameter } from '../parts/parameters.ts';
import { json } from '../parts/successes.ts';
import type { OperationDoc } from '../parts/types.ts';

const tags = ['Responses'];
const readiness =
  'Readable once the run is completed or partial, also without a report; before that, the answer is 409 `responses_not_ready`.';

export const listResponsesOperation: OperationDoc = {
  operationId: 'listModelResponses',
  tags,
  summary: 'List the stored responses',
  description: `The response of each model without its text, ordered by model id. ${readiness} Follow \`next_cursor\` until it is null; every model is listed once.`,
  parameters: [runIdParameter, limit(responsesPageMax), cursor],
  responses: {
    200: json({
      description: 'A page.',
      schema: 'StoredResponseList',
      examples: { page: examples.responses },
    }),
    ...failures('invalid_cursor', 'run_not_found', 'responses_not_ready', 'research_failed'),
  },
};

export const getResponseTextOperation: OperationDoc = {
  operationId: 'getModelResponseText',
  tags,
  summary: 'Read the text of one model',
  description: `A window of the original text of one model, exactly as stored. ${readiness} Characters are Unicode code points. While \`truncated\` is true, continue at \`offset\` + \`returned_characters\`. The windows together are the stored text.`,
  parameters: [runIdParameter, modelId, offset, maxCharacters],
  responses: {
    200: json({
      description: 'The window.',
      schema: 'StoredResponseText',
      examples: { window: examples.response_text },
    }),
    ...failures('run_not_found', 'model_response_not_found', 'responses_not_ready', 'research_failed'),
  },
};

export const exportResponsesOperation: OperationDoc = {
  operationId: 'exportModelResponses',
  tags,
  summary: 'Export all stored responses',
  description: `All stored responses with their whole texts as a file, including models that failed: one JSON object per line (\`ExportLine\`), ordered by model id. ${readiness} The file is streamed. If it breaks off, the connection ends without the last chunk, so that HTTP clients report an error.`,
  parameters: [runIdParameter],
  responses: {
    200: {
      description: 'The file, in UTF-8. Each line is an ExportLine.',
      headers: headers({ ...authenticatedHeaders, 'Content-Disposition': 'always' }),
      content: {
        'application/x-ndjson': {
          // As a JSON reader sees the lines; OpenAPI 3.1 has no word for them.
          schema: {
            type: 'string',
            contentMediaType: 'application/x-ndjson',
            contentSchema: { type: 'array', items: schemaRef('ExportLine') },
          },
          examples: { lines: { value: examples.export } },
        },
      },
    },
    ...failures('run_not_found', 'responses_not_ready', 'research_failed'),
  },
};
