import { useEffect, useState } from 'preact/hooks';
import { CallError, call, type Me } from './call.ts';
import { wordsOf } from './loaded.ts';
import { Field, Form, PageOf, Problem, WaitingPage } from './parts.tsx';

/**
 * For a person who opens an invitation: the link works once, so it leaves the history as soon as it
 * is read.
 */
export function InvitationPage({ onBegin }: { readonly onBegin: (me: Me) => void }) {
  const [token] = useState(() => location.hash.slice(1));
  const [look, setLook] = useState<Look>({ works: false, problem: '' });
  useEffect(() => {
    history.replaceState(null, '', '/console/invitation');
    call('invitation/look', 'POST', { token }).then(
      () => setLook({ works: true, problem: '' }),
      (error) => setLook({ works: false, problem: wordsOf(error) }),
    );
  }, [token]);
  if (look.works) return <Welcome token={token} onBegin={onBegin} />;
  if (look.problem === '') return <WaitingPage problem="" />;
  return (
    <PageOf title="This link opens nothing">
      <Problem words={look.problem} />
      <p>
        If you have set your passphrase with it, <a href="/console">sign in</a> with your name and that
        passphrase. Otherwise ask whoever sent you the link for a new one: an operator makes it with{' '}
        <code>npm run admin -- person reset</code> and your name.
      </p>
    </PageOf>
  );
}

interface Look {
  readonly works: boolean;
  /** Why it does not; empty while that is not known. */
  readonly problem: string;
}

interface WelcomeProps {
  readonly token: string;
  readonly onBegin: (me: Me) => void;
}

function Welcome({ token, onBegin }: WelcomeProps) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const send = async () => {
    if (passphrase !== again) throw new CallError(0, 'differs', 'The two passphrases differ.');
    try {
      onBegin(await call<Me>('invitation', 'POST', { token, passphrase }));
    } catch (error) {
      throw error instanceof CallError && error.code === 'passphrase_refused'
        ? new CallError(400, error.code, refusals[String(error.details.reason)] ?? error.message)
        : error;
    }
  };
  return (
    <PageOf
      title="Welcome"
      lead="Choose a passphrase. You sign in with it from now on, and with your name, which the next page shows at the top; this link works once."
    >
      <Form send={send}>
        {(isSending) => (
          <>
            <Field
              name="Passphrase"
              type="password"
              value={passphrase}
              onChange={setPassphrase}
              autoComplete="new-password"
              hint="At least 12 characters. A few words that belong to nobody else are best."
            />
            <Field
              name="The same again"
              type="password"
              value={again}
              onChange={setAgain}
              autoComplete="new-password"
            />
            <button type="submit" disabled={isSending}>
              Set the passphrase
            </button>
          </>
        )}
      </Form>
    </PageOf>
  );
}

const refusals: Readonly<Record<string, string>> = {
  too_short: 'A passphrase has at least 12 characters.',
  too_long: 'This passphrase is too long.',
  common: 'Many people have chosen this passphrase, so it is guessed first. Choose another one.',
  repeats: 'This passphrase repeats itself too much. Choose another one.',
  holds_name: 'The passphrase holds your name. Choose another one.',
};
