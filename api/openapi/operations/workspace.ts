import { usagePageMax } from '../../../src/domain/limits.ts';
import { examples } from '../parts/examples.ts';
import { failures, openFailures } from '../parts/failures.ts';
import { headers, plainHeaders } from '../parts/headers.ts';
import { cursor, ifNoneMatch, limit } from '../parts/parameters.ts';
import { json, notModified } from '../parts/successes.ts';
import type { OperationDoc } from '../parts/types.ts';

export const getAccountOperation: OperationDoc = {
  operationId: 'getAccount',
  tags: ['Workspace'],
  summary: 'Read the account',
  description:
    'The plan, subscription and credits of the workspace of the key. Readable without an active subscription. ' +
    'A create needs `entitled` and as many `available_credits` as its panel costs.',
  responses: {
    200: json({ description: 'The account.', schema: 'Account', examples: { account: examples.account } }),
    ...failures(),
  },
};

export const listUsageOperation: OperationDoc = {
  operationId: 'listUsage',
  tags: ['Workspace'],
  summary: 'List recent runs',
  description:
    'The runs of the workspace, newest first, with the credits that each reserved. The run itself tells what was ' +
    'charged. Follow `next_cursor` until it is null; every run is listed once, even if others are accepted meanwhile.',
  parameters: [limit(usagePageMax), cursor],
  responses: {
    200: json({ description: 'A page.', schema: 'UsageList', examples: { page: examples.usage } }),
    ...failures('invalid_cursor'),
  },
};

export const getOpenapiOperation: OperationDoc = {
  operationId: 'getOpenapi',
  tags: ['Description'],
  summary: 'Read this description',
  description: 'This document. Needs no key.',
  parameters: [ifNoneMatch],
  security: [],
  responses: {
    200: {
      description: 'An OpenAPI 3.1 document.',
      headers: headers({ ...plainHeaders, ETag: 'always' }),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['openapi', 'info', 'paths'],
            properties: {
              openapi: { type: 'string', const: '3.1.0' },
              info: { type: 'object' },
              paths: { type: 'object' },
            },
          },
        },
      },
    },
    304: notModified(plainHeaders),
    ...openFailures(),
  },
};
