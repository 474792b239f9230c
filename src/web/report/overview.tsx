import { useMemo } from 'preact/hooks';
import { campPlane } from '../model/picture/camp-agreement.ts';
import { usePage } from './page-context.ts';
import { DataTable } from './section.tsx';

/** All claims at one glance: how many agree, and whether the camps agree with each other on it. */
export function Overview() {
  const { index, hrefOf, say, percent } = usePage();
  const { places, moved } = useMemo(() => campPlane(index), [index]);
  if (places.length < 3) return null;
  const placed = new Set(places.map(({ claim }) => claim.claim_id));
  const others = [...index.claims.keys()].filter((id) => !placed.has(id));
  return (
    <figure class="overview">
      <figcaption>
        {say('overviewSays')} {moved > 0 ? say('movedApart', { share: percent(moved) }) : null}{' '}
        {others.length > 0 ? say('notPlaced', { count: others.length, ids: others.join(', ') }) : null}
      </figcaption>
      <div class="plane">
        <p class="corners">
          <span>{say('rejected')}</span>
          <span>{say('commonGround')}</span>
        </p>
        <svg width="100%" height="240" role="group" aria-label={say('planeName')}>
          <line class="axis" x1="50%" x2="50%" y1="0" y2="100%" />
          <line class="axis" x1="0" x2="100%" y1="50%" y2="50%" />
          {places.map(({ claim, support, agreement, x, y }) => (
            <a
              key={claim.claim_id}
              href={hrefOf({ kind: 'claim', id: claim.claim_id, side: null })}
              aria-label={say('placeSays', {
                id: claim.claim_id,
                support: percent(support),
                agreement: percent(agreement),
              })}
            >
              <circle cx={`${x}%`} cy={y} r="11" />
              <text x={`${x}%`} y={y} dy="4" text-anchor="middle">
                {claim.claim_id}
              </text>
            </a>
          ))}
        </svg>
        <p class="corners low">
          <span>{say('divides')}</span>
        </p>
      </div>
      <DataTable of={say('planeTable')} columns={[say('claim'), say('support'), say('betweenCamps')]}>
        {places.map(({ claim, support, agreement }) => (
          <tr key={claim.claim_id}>
            <th scope="row" dir="auto">
              {claim.claim_id} {claim.statement}
            </th>
            <td>{percent(support)}</td>
            <td>{percent(agreement)}</td>
          </tr>
        ))}
      </DataTable>
    </figure>
  );
}
