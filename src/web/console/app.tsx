import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { AccountPage } from './account.tsx';
import { AskPage } from './ask.tsx';
import { CallError, call, type Me, onSignedOut, remember } from './call.ts';
import { ComparePage } from './compare.tsx';
import { InvitationPage } from './invitation.tsx';
import { KeysPage } from './keys.tsx';
import { wordsOf } from './loaded.ts';
import { ActionButton, PageOf, WaitingPage } from './parts.tsx';
import { ResearchPage } from './research.tsx';
import { type Route, routeOf, usePath, visit } from './route.ts';
import { RunsPage } from './runs.tsx';
import { SignInPage } from './sign-in.tsx';

/** Null while it is not known, `out` for nobody. */
type Person = Me | 'out' | null;

/** The console: who is signed in, where they are, and the way between its pages. */
export function App() {
  const path = usePath();
  const route = routeOf(path);
  const [me, setMe] = useState<Person>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    onSignedOut(() => setMe('out'));
    call<Me>('me').then(
      (found) => setMe(remember(found)),
      (error) =>
        error instanceof CallError && error.status === 401 ? setMe('out') : setProblem(wordsOf(error)),
    );
  }, []);
  const begin = (found: Me) => setMe(remember(found));
  if (route.page === 'invitation')
    return (
      <Frame>
        <InvitationPage
          onBegin={(found) => {
            begin(found);
            visit('/console');
          }}
        />
      </Frame>
    );
  if (me === null || me === 'out')
    return <Frame>{me ? <SignInPage onBegin={begin} /> : <WaitingPage problem={problem} />}</Frame>;
  return (
    <Frame me={me} route={route}>
      <Guard key={path}>
        <Shown route={route} />
      </Guard>
    </Frame>
  );
}

/**
 * A page that cannot be drawn, such as a stored report of another shape, says so and leaves the
 * others as they are.
 */
function Guard({ children }: { readonly children: preact.ComponentChildren }) {
  const [error] = useErrorBoundary();
  if (!error) return <>{children}</>;
  return (
    <PageOf title="This page could not be drawn">
      <p>
        The rest of the console works: <a href="/console/runs">past runs</a>, and each report as JSON through
        the API.
      </p>
    </PageOf>
  );
}

function Shown({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'ask':
      return <AskPage />;
    case 'runs':
      return <RunsPage />;
    case 'keys':
      return <KeysPage />;
    case 'account':
      return <AccountPage />;
    case 'research':
      return <ResearchPage key={route.runId} runId={route.runId} />;
    case 'compare':
      return <ComparePage key={route.runIds.join()} runIds={route.runIds} />;
    default:
      return (
        <PageOf title="Not found">
          <p>
            There is no such page. <a href="/console">Ask a question</a> or look at{' '}
            <a href="/console/runs">past runs</a>.
          </p>
        </PageOf>
      );
  }
}

const places = [
  ['ask', '/console', 'Ask'],
  ['runs', '/console/runs', 'Runs'],
  ['keys', '/console/keys', 'Keys'],
  ['account', '/console/account', 'Account'],
] as const;

interface FrameProps {
  /** Who is signed in. */
  readonly me?: Me;
  readonly route?: Route;
  readonly children: preact.ComponentChildren;
}

function Frame({ me, route, children }: FrameProps) {
  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="top">
        <a class="brand" href="/console">
          Multi-Model Research
        </a>
        {me ? (
          <>
            <nav aria-label="Console">
              {places.map(([page, path, name]) => (
                <a key={page} href={path} aria-current={route?.page === page ? 'page' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
            <SignedIn me={me} />
          </>
        ) : null}
      </header>
      <main id="main">{children}</main>
    </>
  );
}

function SignedIn({ me }: { readonly me: Me }) {
  const end = async () => {
    await call('session', 'DELETE');
    location.assign('/console');
  };
  return (
    <div class="person">
      <span title={`Workspace ${me.workspace.name}`}>
        <span class="signed-in">Signed in as </span>
        <strong dir="auto">{me.person.name}</strong>
      </span>
      <ActionButton act={end} name="Sign out" />
    </div>
  );
}
