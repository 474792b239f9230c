import { type Knowledge, knowledgeOfWords } from '../../../src/stages/play/knowledge.ts';
import { openRecogniser } from '../../../src/stages/play/recognise.ts';
import type { PlantedPanel } from '../../../src/stages/play/truth.ts';

/**
 * Of a panel whose answers are all planted: another text is an error, and other wordings are the
 * same only if equal.
 */
export function knowledgeOf(panel: PlantedPanel): Knowledge {
  const { find } = openRecogniser(panel.answers);
  return {
    ...knowledgeOfWords(panel),
    answerIn(material) {
      const answer = find(material, 0);
      if (!answer) throw new Error('the prompt holds no answer of this panel');
      return answer;
    },
    prose: null,
    areAlike: (one, other) => one === other,
  };
}
