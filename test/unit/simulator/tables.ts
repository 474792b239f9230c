import type { Stance } from '../../../src/findings/findings.ts';
import { worldOf } from '../../../src/simulator/models/worlds.ts';
import type { PlantedAnswer } from '../../../src/stages/play/truth.ts';

/** The tables that a service would derive from the planted truth, in the contract's shape. */
export function tablesFor(question: string, models: readonly string[]) {
  const { answerOf, knowledge } = worldOf(1, question);
  const { panel, prose } = knowledge;
  const answers = models.map(answerOf);
  const camps = panel.camps
    .map((camp) => ({ camp, size: answers.filter((answer) => answer.camp?.id === camp.id).length }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .map(({ camp }, index) => ({
      key: camp.id,
      id: `K${index + 1}`,
      label: camp.label,
      thesis: camp.thesis,
      recommended_option: camp.option,
      rank: index + 1,
    }));
  const counted = panel.claims
    .map((claim) => {
      const by = (stance: Stance) => answers.filter((answer) => stanceOn(answer, claim.id) === stance);
      return { claim, support: by('support'), oppose: by('oppose'), mixed: by('mixed') };
    })
    .sort((a, b) => b.support.length + b.oppose.length - a.support.length - a.oppose.length);
  const claims = counted.map(({ claim, support, oppose, mixed }, index) => {
    const addressed = support.length + oppose.length + mixed.length;
    const lead = (key: string) =>
      support.filter(({ camp }) => camp?.id === key).length -
      oppose.filter(({ camp }) => camp?.id === key).length;
    const standing =
      addressed > 0 && claim.minority ? 'rare' : standingOf(support.length, oppose.length, addressed);
    return {
      id: `C${index + 1}`,
      statement: claim.wordings[0] ?? '',
      rank: index + 1,
      standing,
      camps_for: camps.filter(({ key }) => lead(key) > 0).map(({ id }) => id),
      camps_against: camps.filter(({ key }) => lead(key) < 0).map(({ id }) => id),
    };
  });
  const described = new Set(
    answers.flatMap((answer) => answer.uncertainties.map((each) => each.description)),
  );
  return {
    camps: camps.map(({ key: _, ...camp }) => camp),
    claims,
    minority_candidates: claims.filter(({ standing }) => standing === 'rare').map(({ id }) => id),
    contested: claims.filter(({ standing }) => standing === 'contested').map(({ id }) => id),
    uncertainties: [...described]
      .filter((description) => prose?.uncertaintyOf(description))
      .map((description, index) => ({ id: `u${index + 1}`, description, claims: [] })),
  };
}

function stanceOn({ statements }: PlantedAnswer, id: string): Stance | undefined {
  return statements.find(({ claimId }) => claimId === id)?.stance;
}

function standingOf(supporting: number, opposing: number, addressed: number): string {
  if (addressed === 0) return 'unaddressed';
  if (Math.min(opposing, supporting) * 5 >= opposing + supporting) return 'contested';
  return supporting > opposing ? 'agreed' : 'rejected';
}
