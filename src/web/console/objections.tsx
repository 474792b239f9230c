import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { call } from './call.ts';
import { ActionButton, Field, Form } from './parts.tsx';
import type { Listed, Objection } from './shapes.ts';

type ShouldBe = Objection['should_be'];

const choices: readonly (readonly [ShouldBe, string])[] = [
  ['support', 'Agree'],
  ['oppose', 'Disagree'],
  ['mixed', 'See both sides'],
  ['none', 'Do not address it'],
];

export interface Objections {
  readonly all: readonly Objection[];
  readonly send: (
    objection: Pick<Objection, 'claim_id' | 'model_id' | 'should_be' | 'note'>,
  ) => Promise<void>;
  readonly withdraw: (claimId: number, modelId: string) => Promise<void>;
}

/** What people of the workspace think wrong in the labels of a run. */
export function useObjections(runId: string): Objections {
  const path = `research/${runId}/objections`;
  const [all, setAll] = useState<readonly Objection[]>([]);
  const read = useCallback(async () => setAll((await call<Listed<Objection>>(path)).data), [path]);
  useEffect(() => void read().catch(() => undefined), [read]); // Without them the report is as good.
  const send: Objections['send'] = async ({ note, ...objection }) => {
    await call(path, 'POST', { ...objection, ...(note ? { note } : {}) });
    await read();
  };
  const withdraw = async (claimId: number, modelId: string) => {
    await call(`${path}/withdraw`, 'POST', { claim_id: claimId, model_id: modelId });
    await read();
  };
  return { all, send, withdraw };
}

interface LabelProps {
  readonly objections: Objections;
  readonly claimId: number;
  readonly modelId: string;
}

/**
 * Says of one label that it is wrong, and what others have said of it. The report stays as it is.
 */
export function LabelObjection({ objections, claimId, modelId }: LabelProps) {
  const here = objections.all.filter((each) => each.claim_id === claimId && each.model_id === modelId);
  const own = here.find(({ is_own: isOwn }) => isOwn);
  const box = useRef<HTMLDivElement>(null);
  const isSaid = own !== undefined;
  // What was pressed is gone: whoever walks by keyboard goes on here, not from the beginning of the
  // page.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button, summary')?.focus();
  }, [isSaid]);
  return (
    <div ref={box} class="objection" lang="en">
      {here.map((each) => (
        <div key={each.id} class="note" dir="auto">
          {each === own ? 'You say' : `${each.by} says`} that this label is wrong:{' '}
          {nameOf(each.should_be).toLowerCase()}. {each.note}{' '}
          {each === own ? (
            <ActionButton act={() => objections.withdraw(claimId, modelId)} name="Take it back" />
          ) : null}
        </div>
      ))}
      {own ? null : <Say objections={objections} claimId={claimId} modelId={modelId} />}
    </div>
  );
}

function Say({ objections, claimId, modelId }: LabelProps) {
  const [shouldBe, setShouldBe] = useState<ShouldBe | ''>('');
  const [note, setNote] = useState('');
  const send = async () => {
    if (shouldBe !== '')
      await objections.send({ claim_id: claimId, model_id: modelId, should_be: shouldBe, note });
  };
  return (
    <details class="more">
      <summary>This label is wrong</summary>
      <p class="note">Kept for the operator with your name. The report stays as it was delivered.</p>
      <Form send={send}>
        {(isSending) => (
          <>
            <fieldset>
              <legend>The model should count as</legend>
              {choices.map(([value, name]) => (
                <label key={value} class="check">
                  <input
                    type="radio"
                    name="should-be"
                    required
                    checked={shouldBe === value}
                    onChange={() => setShouldBe(value)}
                  />{' '}
                  {name}
                </label>
              ))}
            </fieldset>
            <Field name="Why" value={note} onChange={setNote} isRequired={false} />
            <button type="submit" disabled={isSending || shouldBe === ''}>
              Say so
            </button>
          </>
        )}
      </Form>
    </details>
  );
}

function nameOf(shouldBe: ShouldBe): string {
  return `should be “${choices.find(([value]) => value === shouldBe)?.[1] ?? shouldBe}”`;
}
