import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { CallError } from './call.ts';
import { wordsOf } from './loaded.ts';

/**
 * A page of the console: its heading takes the focus, so that a reader of the screen hears where it
 * is.
 */
export function PageOf({
  title,
  lead,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Multi-Model Research`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div class={wide ? 'page wide' : 'page'}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p class="lead">{lead}</p> : null}
      {children}
    </div>
  );
}

/** A failure in words, read out as soon as it is there. */
export function Problem({ words }: { readonly words: string }) {
  return <div role="alert">{words === '' ? null : <p class="problem">{words}</p>}</div>;
}

export function Waiting({ problem }: { readonly problem: string }) {
  return problem === '' ? <p class="note">Loading …</p> : <Problem words={problem} />;
}

/** A page that is not there yet. */
export function WaitingPage({ problem }: { readonly problem: string }) {
  return (
    <div class="page">
      <Waiting problem={problem} />
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly type?: 'text' | 'password' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
}

export function Field({
  name,
  type = 'text',
  value,
  onChange,
  hint,
  autoComplete = 'off',
  isRequired = true,
}: FieldProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{name}</label>
      <input
        id={id}
        type={type as 'text'}
        value={value}
        required={isRequired}
        autoComplete={autoComplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint ? (
        <span id={`${id}-hint`} class="note">
          {hint}
        </span>
      ) : null}
    </p>
  );
}

/** A form that sends once at a time and says what went wrong. */
export function Form({
  send,
  children,
}: {
  readonly send: () => Promise<void>;
  readonly children: (isSending: boolean) => ComponentChildren;
}) {
  const { isSending, problem, start } = useSending(send);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void start();
  };
  return (
    <form onSubmit={onSubmit}>
      {children(isSending)}
      <Problem words={problem} />
    </form>
  );
}

/** A button that acts once at a time and says what went wrong. */
export function ActionButton({
  act,
  name,
  class: kind = 'plain',
}: {
  readonly act: () => Promise<void>;
  readonly name: string;
  readonly class?: 'plain' | 'danger';
}) {
  const { problem, start } = useSending(act);
  return (
    <>
      <button type="button" class={kind} onClick={start}>
        {name}
      </button>
      <Problem words={problem} />
    </>
  );
}

function useSending(send: () => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const start = async () => {
    if (isSending) return;
    setSending(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setSending(false);
  };
  return { isSending, problem, start };
}

/** A time in the reader's own clock, with the exact one for machines. */
export function Time({ at }: { readonly at: string | null }) {
  if (at === null) return <>–</>;
  const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  return <time dateTime={at}>{words}</time>;
}

export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text); // There is none without an encrypted connection.
    } catch {
      throw new CallError(0, 'not_copied', 'The browser did not copy it. Select the text and copy it.');
    }
    setCopied(true);
  };
  return <ActionButton act={copy} name={isCopied ? 'Copied' : name} />;
}
