/**
 * Whether the model that an endpoint names may be the one that was asked for, under another spelling: without the name
 * of the provider before it, in another case, with a variant (`:free`) or a date of its version behind it. Dated versions
 * of one model that differ are two models.
 */
export function isSameModel(asked: string, served: string): boolean {
  const [one, other] = [plain(asked), plain(served)].sort((a, b) => a.length - b.length);
  if (one === undefined || other === undefined) return false;
  return (
    one === other ||
    (other.startsWith(one) &&
      /^-(latest|v?\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4})$/.test(other.slice(one.length)))
  );
}

/** Endpoints spell version numbers with a point or with a dash. */
function plain(name: string): string {
  const bare = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  return (bare.split(/[:@]/)[0] ?? bare).replaceAll('.', '-').replaceAll('_', '-');
}
