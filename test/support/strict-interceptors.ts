import { ApplicationFailure } from '@temporalio/workflow';
import { messageInterceptors } from '../../workflows/messages.ts';

/** In tests, an unknown field is an error. */
export const interceptors = () =>
  messageInterceptors((what, places) => {
    throw ApplicationFailure.nonRetryable(`${what} holds what it must not: ${places}`, 'message_refused');
  });
