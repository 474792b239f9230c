import { grouped } from '../model/numbers.ts';
import { FoldedTable, Table } from '../report/section.tsx';
import { call } from './call.ts';
import { useLoaded } from './loaded.ts';
import { ActionButton, PageOf, Time, Waiting } from './parts.tsx';
import { askerWords } from './runs.tsx';
import type { Account, LedgerMonth, Listed, Usage } from './shapes.ts';

/** What the workspace has, and what it spent. */
export function AccountPage() {
  const account = useLoaded<Account>('account');
  const ledger = useLoaded<Listed<LedgerMonth>>('ledger');
  const usage = useLoaded<Listed<Usage>>('usage');
  return (
    <PageOf title="Account" wide>
      {account.value ? <Balance account={account.value} /> : <Waiting problem={account.problem} />}
      <section>
        <h2>Credits by month</h2>
        {ledger.value ? <Ledger months={ledger.value.data} /> : <Waiting problem={ledger.problem} />}
        <p>
          <a href="/console/api/ledger.csv" download>
            Every entry as CSV
          </a>
        </p>
      </section>
      <section>
        <h2>Who asked</h2>
        {usage.value ? <UsageTable rows={usage.value.data} /> : <Waiting problem={usage.problem} />}
        <p>
          <a href="/console/api/usage.csv" download>
            Every run as CSV
          </a>
        </p>
      </section>
      <Sessions />
    </PageOf>
  );
}

function Balance({ account }: { readonly account: Account }) {
  return (
    <dl class="facts">
      <dt>Credits</dt>
      <dd class="large">{grouped(account.available_credits)}</dd>
      <dt>Plan</dt>
      <dd>{account.plan}</dd>
      <dt>Subscription</dt>
      <dd>
        {account.subscription_status}
        {account.entitled ? '' : ': no new research until it is active again'}
      </dd>
      {account.monthly_credit_grant > 0 ? (
        <>
          <dt>Each month</dt>
          <dd>{grouped(account.monthly_credit_grant)} credits</dd>
        </>
      ) : null}
    </dl>
  );
}

/** Two bars per month: what came in, and what was spent after refunds. */
function Ledger({ months }: { readonly months: readonly LedgerMonth[] }) {
  const most = Math.max(1, ...months.flatMap(({ granted, reserved }) => [granted, reserved]));
  if (months.length === 0) return <p>Nothing has moved yet.</p>;
  return (
    <>
      <ul class="months">
        {months.map(({ month, granted, reserved, refunded }) => (
          <li key={month}>
            <span>{month}</span>
            <svg
              width="100%"
              height="26"
              role="img"
              aria-label={`${month}: ${grouped(granted)} granted, ${grouped(reserved - refunded)} spent`}
            >
              <rect class="granted" y="2" width={`${(granted / most) * 100}%`} height="9" />
              <rect class="spent" y="14" width={`${((reserved - refunded) / most) * 100}%`} height="9" />
            </svg>
            <span class="note">
              +{grouped(granted)} −{grouped(reserved - refunded)}
            </span>
          </li>
        ))}
      </ul>
      <FoldedTable
        label="Table: credits by month"
        columns={['Month', 'Granted', 'Reserved', 'Refunded', 'Balance']}
      >
        {months.map(({ month, granted, reserved, refunded, balance }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{grouped(granted)}</td>
            <td>{grouped(reserved)}</td>
            <td>{grouped(refunded)}</td>
            <td>{grouped(balance)}</td>
          </tr>
        ))}
      </FoldedTable>
    </>
  );
}

function UsageTable({ rows }: { readonly rows: readonly Usage[] }) {
  if (rows.length === 0) return <p>Nobody has asked yet.</p>;
  return (
    <Table label="Table: who asked" columns={['By', 'Runs', 'Credits', 'Last asked']}>
      {rows.map((row) => (
        <tr key={askerOf(row)}>
          <th scope="row" dir="auto">
            {askerOf(row)}
          </th>
          <td>{grouped(row.runs)}</td>
          <td>{grouped(row.credits)}</td>
          <td>
            <Time at={row.last_asked_at} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function askerOf({ asked_by: by }: Usage): string {
  return by === null ? 'Before this was recorded' : askerWords(by);
}

function Sessions() {
  const end = async () => {
    await call('sessions', 'DELETE');
    location.assign('/console');
  };
  return (
    <section>
      <h2>Sessions</h2>
      <p>Ends this session and every other one of yours, on every machine.</p>
      <ActionButton act={end} name="Sign out everywhere" class="danger" />
    </section>
  );
}
