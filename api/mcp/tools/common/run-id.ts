import { parseRunId } from '../../../input/schemas.ts';
import { runIdParameter } from '../../../openapi/parts/parameters.ts';

export const runId = [
  runIdParameter,
  {
    description: 'The id of the run, as create_research gave it.',
    examples: ['4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57'],
  },
] as const;

/** @throws ApiError `invalid_request` */
export function runIdIn(query: URLSearchParams): string {
  return parseRunId(query.get('run_id') ?? undefined);
}
