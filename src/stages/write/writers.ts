import type { Section } from '../../domain/run/run-messages.ts';
import type { Draft } from '../../findings/drafts.ts';
import { answerWriter } from './answer.ts';
import type { Writer } from './define-writer.ts';
import { disagreementsWriter } from './disagreements.ts';
import { minorityInsightsWriter } from './minority-insights.ts';
import { uncertaintiesWriter } from './uncertainties.ts';

export const writers: { readonly [S in Section]: Writer<Draft<S>> } = {
  answer: answerWriter,
  disagreements: disagreementsWriter,
  minority_insights: minorityInsightsWriter,
  uncertainties: uncertaintiesWriter,
};
