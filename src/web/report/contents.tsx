import { usePage } from './page-context.ts';

/** Links to the parts of the page that are many screens down. */
export function Contents() {
  const { index, say, unscripted } = usePage();
  const { report, camps, claims } = index;
  const parts = [
    ...(camps.size > 0 ? [{ id: 'positions', title: say('positions') }] : []),
    ...(report.analysis?.disagreements.length ? [{ id: 'disagreements', title: say('disagreements') }] : []),
    ...(claims.size > 0 ? [{ id: 'claims', title: say('claims') }] : []),
    { id: 'models', title: say('whoAnswered') },
    ...(report.methodology ? [{ id: 'method', title: say('method') }] : []),
  ];
  return (
    <nav aria-label={say('report')}>
      <ul class="counts contents">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {unscripted.map(({ id, title }) => (
          <li key={id} class="unscripted">
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
