import { researchWorkflowId } from '../../../src/domain/run/task-queues.ts';
import type { TestService } from '../../harness/service.ts';

type History = Awaited<
  ReturnType<ReturnType<TestService['client']['workflow']['getHandle']>['fetchHistory']>
>;
export type HistoryEvent = NonNullable<History['events']>[number];

/** The workflows of a run by role: the suffix after the run's own id. */
export const parts = ['', '/panel', '/synthesis'] as const;
export type Part = (typeof parts)[number];

export function handleOf({ client }: TestService, runId: string, part: Part = '') {
  return client.workflow.getHandle(`${researchWorkflowId(runId)}${part}`);
}

export async function historyOf(service: TestService, runId: string, part: Part = ''): Promise<History> {
  return await handleOf(service, runId, part).fetchHistory();
}

export async function eventsOf(
  service: TestService,
  runId: string,
  part: Part = '',
): Promise<HistoryEvent[]> {
  return (await historyOf(service, runId, part)).events ?? [];
}

/**
 * One activity as Temporal's history records it. Times are Temporal's, in milliseconds: the test
 * server skips time.
 */
export interface ActivityRecord {
  readonly type: string;
  readonly summary: string;
  readonly scheduledMs: number;
  /** When its last try began; NaN before the first. */
  readonly lastStartedMs: number;
  readonly endedMs: number;
  readonly tries: number;
}

export async function activitiesOf(
  service: TestService,
  runId: string,
  part: Part = '',
): Promise<ActivityRecord[]> {
  const events = await eventsOf(service, runId, part);
  return events.flatMap((event) => {
    const scheduled = event.activityTaskScheduledEventAttributes;
    if (!scheduled) return [];
    const started = events.find(
      (other) => `${other.activityTaskStartedEventAttributes?.scheduledEventId}` === `${event.eventId}`,
    );
    const ended = events.find((other) => `${endAttributes(other)?.scheduledEventId}` === `${event.eventId}`);
    return [
      {
        type: scheduled.activityType?.name ?? '',
        summary: decode(event.userMetadata?.summary?.data),
        scheduledMs: timeOf(event),
        lastStartedMs: timeOf(started),
        endedMs: timeOf(ended),
        tries: started?.activityTaskStartedEventAttributes?.attempt ?? 0,
      },
    ];
  });
}

/** The calls of one panel model: the first, and the late retry if there was one. */
export async function asksOf(
  service: TestService,
  runId: string,
  modelId: string,
): Promise<ActivityRecord[]> {
  const all = await activitiesOf(service, runId, '/panel');
  return all.filter(({ type, summary }) => type === 'askModel' && summary === modelId);
}

function endAttributes(event: HistoryEvent) {
  return (
    event.activityTaskCompletedEventAttributes ??
    event.activityTaskFailedEventAttributes ??
    event.activityTaskTimedOutEventAttributes ??
    event.activityTaskCanceledEventAttributes
  );
}

function timeOf(event: HistoryEvent | undefined): number {
  const { seconds, nanos } = event?.eventTime ?? {};
  return Number(seconds ?? Number.NaN) * 1_000 + (nanos ?? 0) / 1e6;
}

/** A payload that contains one string. */
function decode(data: Uint8Array | null | undefined): string {
  return data ? (JSON.parse(Buffer.from(data).toString('utf8')) as string) : '';
}
