import { plantedOpinion } from '../../../src/simulator/panel/opinion.ts';
import { findTopic } from '../../../src/simulator/topics/find-topic.ts';

/** The tables that a service would derive from the planted truth, in the contract's shape. */
export function tablesFor(question: string, models: readonly string[]) {
  const topic = findTopic(question);
  const opinions = models.map((model) => plantedOpinion(1, question, model));
  const camps = topic.camps
    .map((camp) => ({ camp, size: opinions.filter((opinion) => opinion.camp === camp.key).length }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .map(({ camp }, index) => ({
      key: camp.key,
      id: `K${index + 1}`,
      label: camp.label,
      thesis: camp.thesis,
      recommended_option: camp.recommendedOption,
      rank: index + 1,
    }));
  const counted = topic.claims
    .map((claim) => {
      const by = (stance: string) => opinions.filter((opinion) => opinion.stances.get(claim.key) === stance);
      return { claim, support: by('support'), oppose: by('oppose'), mixed: by('mixed') };
    })
    .sort((a, b) => b.support.length + b.oppose.length - a.support.length - a.oppose.length);
  const claims = counted.map(({ claim, support, oppose, mixed }, index) => {
    const addressed = support.length + oppose.length + mixed.length;
    const lead = (key: string) =>
      support.filter(({ camp }) => camp === key).length - oppose.filter(({ camp }) => camp === key).length;
    const standing =
      addressed > 0 && claim.rare ? 'rare' : standingOf(support.length, oppose.length, addressed);
    return {
      id: `C${index + 1}`,
      statement: claim.statements[0] ?? '',
      rank: index + 1,
      standing,
      camps_for: camps.filter(({ key }) => lead(key) > 0).map(({ id }) => id),
      camps_against: camps.filter(({ key }) => lead(key) < 0).map(({ id }) => id),
    };
  });
  return {
    camps: camps.map(({ key: _, ...camp }) => camp),
    claims,
    minority_candidates: claims.filter(({ standing }) => standing === 'rare').map(({ id }) => id),
    contested: claims.filter(({ standing }) => standing === 'contested').map(({ id }) => id),
    uncertainties: topic.uncertainties
      .flatMap(({ descriptions }) => descriptions)
      .map((description, index) => ({ id: `u${index + 1}`, description, claims: [] })),
  };
}

function standingOf(supporting: number, opposing: number, addressed: number): string {
  if (addressed === 0) return 'unaddressed';
  if (Math.min(opposing, supporting) * 5 >= opposing + supporting) return 'contested';
  return supporting > opposing ? 'agreed' : 'rejected';
}
