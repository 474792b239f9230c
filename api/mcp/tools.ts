import type { Tool } from './tools/common/tool.ts';
import { createResearch } from './tools/create-research.ts';
import { getAccount } from './tools/get-account.ts';
import { getModelResponseText } from './tools/get-model-response-text.ts';
import { getResearch } from './tools/get-research.ts';
import { getResearchResult } from './tools/get-research-result.ts';
import { listModelResponses } from './tools/list-model-responses.ts';

/** The six tools (specification, "Agent-protocol interface"). */
export const tools: readonly Tool[] = [
  createResearch,
  getAccount,
  getResearch,
  getResearchResult,
  listModelResponses,
  getModelResponseText,
];
