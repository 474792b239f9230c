import { type Knowledge, plain } from '../../../stages/play/knowledge.ts';
import type { Prose } from '../../../stages/play/prose.ts';
import type { Topic } from './topic.ts';

/** What a writer knows of a topic, whose claims and camps are recognised by their words. */
export function proseOf(topic: Topic, known: Pick<Knowledge, 'claimOf' | 'campOf'>): Prose {
  const keyed = <Item extends { readonly key: string }>(items: readonly Item[], id: string | undefined) =>
    items.find(({ key }) => key === id) ?? null;
  return {
    language: topic.language === 'de' ? 'German' : 'English',
    claimOf(statement) {
      const claim = keyed(topic.claims, known.claimOf(statement)?.claim.id);
      if (!claim) return null;
      const { key: id, label, rare, matters, dispute } = claim;
      return {
        id,
        label,
        isRare: rare !== undefined,
        ...(matters && { matters }),
        ...(dispute && { dispute }),
      };
    },
    campOf: ({ label, thesis }) => keyed(topic.camps, (known.campOf(label) ?? known.campOf(thesis))?.id),
    uncertaintyOf(description) {
      const found = topic.uncertainties.find(({ descriptions }) =>
        descriptions.some((each) => plain(each) === plain(description)),
      );
      return found ? { ...found, id: found.key, description: found.descriptions[0] ?? '' } : null;
    },
  };
}
