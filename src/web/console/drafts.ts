/** A question that waits to be asked: too long for an address. */
export interface Draft {
  readonly prompt: string;
  readonly panel: string;
}

const place = 'draft';

/** Keeps a question for the page that asks, in this tab alone. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(place, JSON.stringify(draft));
}

/** The question that was kept, once. */
export function takeDraft(): Draft {
  const kept = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return kept === null ? { prompt: '', panel: '' } : (JSON.parse(kept) as Draft);
}
