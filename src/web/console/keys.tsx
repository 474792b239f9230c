import { useEffect, useState } from 'preact/hooks';
import { call } from './call.ts';
import { useLoaded } from './loaded.ts';
import { CopyButton, Field, Form, PageOf, Time, Waiting } from './parts.tsx';
import type { Key, Listed, NewKey } from './shapes.ts';

/** The keys of the workspace: made, rolled and revoked here, each shown once. */
export function KeysPage() {
  const { value, problem, reload } = useLoaded<Listed<Key>>('keys');
  const [made, setMade] = useState<NewKey | null>(null);
  // Whoever tried a key elsewhere and comes back sees its use. Reading in turn would keep a session
  // that nobody uses.
  useEffect(() => {
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [reload]);
  const show = (key: NewKey) => {
    setMade(key);
    reload();
  };
  return (
    <PageOf
      title="Keys"
      lead="A key lets a program ask in the name of your workspace, and spends its credits."
      wide
    >
      {made ? <ShownOnce made={made} /> : null}
      <MakeKey onMade={show} />
      {value ? <KeyList keys={value.data} onMade={show} onChange={reload} /> : <Waiting problem={problem} />}
    </PageOf>
  );
}

function ShownOnce({ made }: { readonly made: NewKey }) {
  const command = `curl -sS ${location.origin}/v1/account -H "Authorization: Bearer ${made.key}"`;
  return (
    <section class="once" aria-label="New key">
      <h2>“{made.name}” is ready</h2>
      <p>Copy it now: it is shown this once, and nobody can show it again.</p>
      <div>
        <code class="secret">{made.key}</code> <CopyButton text={made.key} name="Copy the key" />
      </div>
      <p>Try it. This shows your credits, asks nothing and costs nothing:</p>
      <pre tabIndex={0}>{command}</pre>
      <CopyButton text={command} name="Copy the command" />
    </section>
  );
}

function MakeKey({ onMade }: { readonly onMade: (key: NewKey) => void }) {
  const [name, setName] = useState('');
  const [end, setEnd] = useState('');
  const send = async () => {
    onMade(await call<NewKey>('keys', 'POST', { name, expires_at: end === '' ? null : endOfDay(end) }));
    setName('');
    setEnd('');
  };
  return (
    <section>
      <h2>Make a key</h2>
      <Form send={send}>
        {(isSending) => (
          <div class="row">
            <Field name="Name" value={name} onChange={setName} hint="What it is for" />
            <Field
              name="Ends after"
              type="date"
              value={end}
              onChange={setEnd}
              isRequired={false}
              hint="Empty: never"
            />
            <button type="submit" disabled={isSending}>
              Make a key
            </button>
          </div>
        )}
      </Form>
    </section>
  );
}

/** The last moment of a day in the reader's own time zone. */
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}

interface KeyListProps {
  readonly keys: readonly Key[];
  readonly onMade: (key: NewKey) => void;
  readonly onChange: () => void;
}

function KeyList({ keys, onMade, onChange }: KeyListProps) {
  const working = keys.filter(({ status }) => status === 'working');
  const ended = keys.filter(({ status }) => status !== 'working');
  return (
    <section>
      <h2>Working keys</h2>
      {working.length === 0 ? <p>There is none.</p> : null}
      <ul class="keys">
        {working.map((key) => (
          <WorkingKey key={key.id} item={key} onMade={onMade} onChange={onChange} />
        ))}
      </ul>
      {ended.length > 0 ? (
        <details class="more">
          <summary>{ended.length} that ended</summary>
          <ul>
            {ended.map(({ id, name, prefix, last4, status }) => (
              <li key={id}>
                {name}{' '}
                <code>
                  {prefix}…{last4}
                </code>{' '}
                {status}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function WorkingKey({
  item,
  onMade,
  onChange,
}: {
  readonly item: Key;
  readonly onMade: (key: NewKey) => void;
  readonly onChange: () => void;
}) {
  const { name, prefix, last4, created_at: created, last_used_at: used, expires_at: end } = item;
  return (
    <li>
      <p>
        <strong dir="auto">{name}</strong>{' '}
        <code>
          {prefix}…{last4}
        </code>
      </p>
      <p class="note">
        Made <Time at={created} /> · last used {used === null ? 'never' : <Time at={used} />} ·{' '}
        {end === null ? (
          'no end'
        ) : (
          <>
            ends <Time at={end} />
          </>
        )}
      </p>
      <RollKey item={item} onMade={onMade} />
      <RevokeKey item={item} onChange={onChange} />
    </li>
  );
}

const day = 86_400_000;

function RollKey({ item, onMade }: { readonly item: Key; readonly onMade: (key: NewKey) => void }) {
  const [days, setDays] = useState('1');
  const send = async () => {
    const ends = days === '0' ? null : new Date(Date.now() + Number(days) * day).toISOString();
    onMade(await call<NewKey>(`keys/${item.id}/roll`, 'POST', { ends_at: ends }));
  };
  return (
    <details class="more">
      <summary>Roll {item.name}: a new key now, the old one ends later</summary>
      <Form send={send}>
        {(isSending) => (
          <div class="row">
            <label>
              The old key of {item.name} ends
              <select value={days} onChange={({ currentTarget }) => setDays(currentTarget.value)}>
                <option value="0">at once</option>
                <option value="1">after a day</option>
                <option value="7">after a week</option>
                <option value="29">after 29 days</option>
              </select>
            </label>
            <button type="submit" disabled={isSending}>
              Roll it
            </button>
          </div>
        )}
      </Form>
    </details>
  );
}

function RevokeKey({ item, onChange }: { readonly item: Key; readonly onChange: () => void }) {
  const [typed, setTyped] = useState('');
  const send = async () => {
    await call(`keys/${item.id}?${new URLSearchParams({ name: typed })}`, 'DELETE');
    onChange();
  };
  return (
    <details class="more">
      <summary>Revoke {item.name} at once</summary>
      <Form send={send}>
        {(isSending) => (
          <div class="row">
            <Field name={`Type the name “${item.name}” to confirm`} value={typed} onChange={setTyped} />
            <button type="submit" class="danger" disabled={isSending || typed !== item.name}>
              Revoke it
            </button>
          </div>
        )}
      </Form>
    </details>
  );
}
