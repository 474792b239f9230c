import { guide } from './guide.ts';
import { createResearchOperation, getResearchOperation, getResultOperation } from './operations/research.ts';
import {
  exportResponsesOperation,
  getResponseTextOperation,
  listResponsesOperation,
} from './operations/responses.ts';
import { getAccountOperation, getOpenapiOperation, listUsageOperation } from './operations/workspace.ts';
import { schemaComponents } from './parts/components.ts';
import { failureComponents } from './parts/failures.ts';
import { headerComponents } from './parts/headers.ts';
import type { Json, Method, OperationDoc } from './parts/types.ts';

/** Every operation of the interface. A test compares this table with the router's. */
const paths: Readonly<Record<string, Partial<Record<Method, OperationDoc>>>> = {
  '/v1/research': { post: createResearchOperation },
  '/v1/research/{run_id}': { get: getResearchOperation },
  '/v1/research/{run_id}/result': { get: getResultOperation },
  '/v1/research/{run_id}/responses': { get: listResponsesOperation },
  '/v1/research/{run_id}/responses/text': { get: getResponseTextOperation },
  '/v1/research/{run_id}/responses/export': { get: exportResponsesOperation },
  '/v1/account': { get: getAccountOperation },
  '/v1/usage': { get: listUsageOperation },
  '/v1/openapi.json': { get: getOpenapiOperation },
};

/** Version of the described interface, and of the MCP server. */
export const interfaceVersion = '0.1.0';

const tags = [
  { name: 'Research', description: 'Ask a panel, follow the run, read the report.' },
  { name: 'Responses', description: 'The responses of the models, word for word.' },
  { name: 'Workspace', description: 'Credits and recent runs.' },
  { name: 'Description', description: 'This description.' },
];

/**
 * The description that GET /v1/openapi.json serves (R-A05): OpenAPI 3.1.0, description version
 * 0.1.0.
 */
export function openapiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Multi-Model Research',
      version: interfaceVersion,
      summary: 'One question, a panel of independent models, one report with its evidence.',
      description: guide(),
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    security: [{ apiKey: [] }],
    tags,
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'service_sk_…',
          description: 'An API key of the workspace. Keys are created in the developer area and shown once.',
        },
      },
      headers: usedHeaders(),
      responses: failureComponents(),
      schemas: schemaComponents(),
    },
  };
}

/** Only the headers in use: an unreferenced component would puzzle readers. */
function usedHeaders(): Record<string, Json> {
  const text = JSON.stringify([paths, failureComponents()]);
  return Object.fromEntries(
    Object.entries(headerComponents()).filter(([name]) => text.includes(`"#/components/headers/${name}"`)),
  );
}
