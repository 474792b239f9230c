import type { Prose } from '../../../stages/play/prose.ts';
import type { Topic } from './topic.ts';

/** What a writer knows of a topic. */
export function proseOf(topic: Topic): Prose {
  const claims = byWords(topic.claims, ({ statements }) => statements);
  const camps = byWords(topic.camps, ({ label, thesis }) => [label, thesis]);
  const uncertainties = byWords(topic.uncertainties, ({ descriptions }) => descriptions);
  return {
    language: topic.language === 'de' ? 'German' : 'English',
    claimOf(statement) {
      const claim = claims(statement);
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
    campOf: ({ label, thesis }) => camps(label) ?? camps(thesis),
    uncertaintyOf(description) {
      const found = uncertainties(description);
      return found && { ...found, id: found.key, description: found.descriptions[0] ?? '' };
    },
  };
}

function byWords<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => readonly string[],
): (words: string) => Item | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const known = new Map(items.flatMap((item) => wordsOf(item).map((words) => [plain(words), item] as const)));
  return (words) => known.get(plain(words)) ?? null;
}
