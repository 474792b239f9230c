import { ApplicationFailure } from '@temporalio/common';
import type { MessageShapes } from '../src/domain/run/run-messages.ts';

/** Called with unknown fields of a message: `what` names the message, `paths` the fields. */
export type OnUnknown = (what: string, paths: string) => void;

/** @throws ApplicationFailure `message_refused` if the table lacks the step */
export function activityMessagesOf(
  table: Readonly<Record<string, MessageShapes>>,
  name: string,
): MessageShapes {
  const messages = table[name];
  if (!messages) throw ApplicationFailure.nonRetryable(`${name} has no messages`, 'message_refused');
  return messages;
}
