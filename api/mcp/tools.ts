import type { Tool } from './tools/common/tool.ts';
import { createResearchTool } from './tools/create-research.ts';
import { getAccountTool } from './tools/get-account.ts';
import { getModelResponseText } from './tools/get-model-response-text.ts';
import { getResearchTool } from './tools/get-research.ts';
import { getResearchResult } from './tools/get-research-result.ts';
import { listModelResponses } from './tools/list-model-responses.ts';

/** The six tools (specification, "Agent-protocol interface"). */
export const tools: readonly Tool[] = [
  createResearchTool,
  getAccountTool,
  getResearchTool,
  getResearchResult,
  listModelResponses,
  getModelResponseText,
];
