import { campAgreement } from '../model/camp-agreement.ts';
import { percent } from '../model/numbers.ts';
import { usePage } from './page-context.ts';
import { DataTable } from './section.tsx';

/** All claims at one glance: how many agree, and whether the camps agree with each other on it. */
export function Overview() {
  const { index, hrefOf } = usePage();
  const places = campAgreement(index);
  if (places.length < 3) return null;
  return (
    <figure class="overview">
      <figcaption>
        Right: most who address the claim agree. Top: the camps agree with each other; bottom: they are apart.
      </figcaption>
      <div class="plane">
        <p class="corners">
          <span>Jointly rejected</span>
          <span>Common ground</span>
        </p>
        <svg
          width="100%"
          height="240"
          role="group"
          aria-label="Claims by support and by agreement between camps"
        >
          <line class="axis" x1="50%" x2="50%" y1="0" y2="100%" />
          <line class="axis" x1="0" x2="100%" y1="50%" y2="50%" />
          {places.map(({ claim, support, agreement }) => (
            <a
              key={claim.claim_id}
              href={hrefOf({ kind: 'claim', id: claim.claim_id, side: null })}
              aria-label={`Claim ${claim.claim_id}: ${percent(support)} agree, camps agree to ${percent(agreement)}`}
            >
              <circle cx={`${5 + support * 90}%`} cy={`${92 - agreement * 84}%`} r="11" />
              <text x={`${5 + support * 90}%`} y={`${92 - agreement * 84}%`} dy="4" text-anchor="middle">
                {claim.claim_id}
              </text>
            </a>
          ))}
        </svg>
        <p class="corners low">
          <span>What divides the camps</span>
        </p>
      </div>
      <DataTable
        of="support and agreement between camps"
        columns={['Claim', 'Support', 'Agreement between camps']}
      >
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
