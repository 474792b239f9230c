import { useRef, useState } from 'preact/hooks';
import { characterCount } from '../../text/code-points.ts';
import { grouped } from '../model/numbers.ts';
import { CallError, call } from './call.ts';
import { keepDraft, takeDraft } from './drafts.ts';
import { durationWords } from './durations.ts';
import { useLoaded } from './loaded.ts';
import { Form, PageOf, Waiting } from './parts.tsx';
import { visit } from './route.ts';
import { RunLines } from './runs.tsx';
import type { Account, Listed, ListedRun, Panel, Run } from './shapes.ts';

/** As the contract has it (POST /v1/research). */
const promptMaxCharacters = 20_000;

/** A question, and a panel with its price before the button is pressed. */
export function AskPage() {
  const account = useLoaded<Account>('account');
  const panels = useLoaded<Listed<Panel>>('panels');
  const problem = account.problem || panels.problem;
  return (
    <PageOf
      title="Ask a panel"
      lead="Every model of the panel gets your question alone, without tools. The report counts what they say, and its counts lead to the words behind them."
    >
      {account.value && panels.value ? (
        <AskForm account={account.value} panels={panels.value.data} />
      ) : (
        <Waiting problem={problem} />
      )}
      <Recent />
    </PageOf>
  );
}

/** Our choice: as many as a person remembers; the others are a click away. */
const recentMax = 5;

function Recent() {
  const runs = useLoaded<Listed<ListedRun>>(`runs?limit=${recentMax}`).value?.data ?? [];
  if (runs.length === 0) return null;
  return (
    <section>
      <h2>Asked lately</h2>
      <RunLines runs={runs} />
      <p>
        <a href="/console/runs">All runs</a>
      </p>
    </section>
  );
}

function AskForm({ account, panels }: { readonly account: Account; readonly panels: readonly Panel[] }) {
  const [draft] = useState(takeDraft);
  const [prompt, setPrompt] = useState(draft.prompt);
  const [chosen, setChosen] = useState(draft.panel || (panels[0]?.id ?? ''));
  const keyOf = useIdempotencyKey();
  const panel = panels.find(({ id }) => id === chosen) ?? panels[0];
  const length = characterCount(prompt);
  const isTooLong = length > promptMaxCharacters;
  const left = account.available_credits - (panel?.credits ?? 0);
  const send = async () => {
    const asked = { prompt, panel: panel?.id ?? '' };
    const body = { ...asked, idempotency_key: keyOf(`${asked.panel} ${prompt}`) };
    try {
      visit(`/console/research/${(await call<Run>('research', 'POST', body)).id}`);
    } catch (error) {
      // This form gives way to the page that signs in.
      if (error instanceof CallError && error.code === 'authentication_required') keepDraft(asked);
      throw error;
    }
  };
  return (
    <Form send={send}>
      {(isSending) => (
        <>
          <p class="field">
            <label for="prompt">Question</label>
            <textarea
              id="prompt"
              rows={5}
              required
              value={prompt}
              dir="auto"
              aria-describedby="prompt-length"
              onInput={({ currentTarget }) => setPrompt(currentTarget.value)}
            />
            <span id="prompt-length" class={isTooLong ? 'problem' : 'note'}>
              {grouped(length)} of {grouped(promptMaxCharacters)} characters
            </span>
          </p>
          <fieldset class="panels">
            <legend>Panel: which models are asked</legend>
            {panels.map((each) => (
              <PanelChoice
                key={each.id}
                panel={each}
                isChosen={each.id === panel?.id}
                onChoose={() => setChosen(each.id)}
              />
            ))}
          </fieldset>
          {panel?.simulated ? (
            <p class="problem">A simulator will answer, not the models themselves: no gateway is set yet.</p>
          ) : null}
          <p class="pay">
            <button type="submit" disabled={isSending || isTooLong || left < 0 || prompt.trim() === ''}>
              {isSending ? 'Asking …' : `Ask ${panel?.models ?? 0} models for ${panel?.credits ?? 0} credits`}
            </button>
            <span class={left < 0 ? 'problem' : 'note'}>
              {left < 0
                ? `You have ${grouped(account.available_credits)} credits: too few for this panel.`
                : `You have ${grouped(account.available_credits)} credits; ${grouped(left)} will be left. A run that fails for a technical reason is refunded.`}
            </span>
          </p>
        </>
      )}
    </Form>
  );
}

/** What each panel is for. */
const purposes: Readonly<Record<string, string>> = {
  wide: 'For a first look: few models, of many labs.',
  consensus: 'For a decision: enough models to see how firmly they agree.',
  service: 'For all there is to say: every model we can ask, and so the rarest views.',
};

function PanelChoice({
  panel,
  isChosen,
  onChoose,
}: {
  readonly panel: Panel;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { id, credits, models, labs, usual_seconds: seconds } = panel;
  return (
    <label class={isChosen ? 'choice chosen' : 'choice'}>
      <input type="radio" name="panel" value={id} checked={isChosen} onChange={onChoose} />
      <strong>{id}</strong>
      <span>
        {models === labs ? `One model of each of ${labs}\u00a0labs` : `${models} models of ${labs}\u00a0labs`}
      </span>
      <span>{credits} credits</span>
      <span class="note">{purposes[id] ?? ''}</span>
      <span class="note">
        {seconds === null ? 'No run yet to tell how long it takes' : `Usually ${durationWords(seconds)}`}
      </span>
    </label>
  );
}

/**
 * The same key for the same request, so that a second press after a lost answer asks nothing twice.
 */
function useIdempotencyKey(): (request: string) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: randomKey() };
    return last.current.key;
  };
}

/**
 * Also where the page does not come over an encrypted connection, which crypto.randomUUID demands.
 */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
