import { useState } from 'preact/hooks';
import { call, type Me } from './call.ts';
import { Field, Form, PageOf } from './parts.tsx';

export function SignInPage({ onBegin }: { readonly onBegin: (me: Me) => void }) {
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const send = async () => onBegin(await call<Me>('session', 'POST', { name, passphrase }));
  return (
    <PageOf title="Sign in">
      <Form send={send}>
        {(isSending) => (
          <>
            <Field name="Name" value={name} onChange={setName} autoComplete="username" />
            <Field
              name="Passphrase"
              type="password"
              value={passphrase}
              onChange={setPassphrase}
              autoComplete="current-password"
            />
            <button type="submit" disabled={isSending}>
              Sign in
            </button>
          </>
        )}
      </Form>
      <p class="note">
        No passphrase yet, or a lost one? The operator of this service sends you a link that sets one:{' '}
        <code>npm run admin -- person reset name</code>
      </p>
    </PageOf>
  );
}
