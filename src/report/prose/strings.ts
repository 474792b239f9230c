/** Every string within a value, with its path: `answer.key_points.0.label`. */
export function strings(value: unknown, at = ''): { readonly at: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, at === '' ? key : `${at}.${key}`));
}

/** The value with every text changed; ids stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, isIdField(key) ? inner : visit(inner)]),
    );
  };
  return visit(value) as Value;
}

/** Whether a field holds ids, as `model_id` and `raised_by_model_ids` do. */
export function isIdField(key: string): boolean {
  return /_ids?$/.test(key);
}
