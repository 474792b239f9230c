/**
 * A bar of `columns` characters.
 * @param share 0 to 1; anything above nothing is drawn, and only the whole fills it
 */
export function bar(share: number, columns: number): string {
  const part = Math.round(Math.min(1, Math.max(0, share)) * columns);
  const full = share > 0 && share < 1 ? Math.min(columns - 1, Math.max(1, part)) : part;
  return '█'.repeat(full) + '░'.repeat(columns - full);
}
