/**
 * True if the model that an endpoint names may be the requested one under another spelling: without
 * the provider's prefix, in another case, with a variant (`:free`) or with a version date. Two
 * different dates of one model are two models.
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

/** Endpoints write version numbers with dots or with dashes. */
function plain(name: string): string {
  const bare = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  return (bare.split(/[:@]/)[0] ?? bare).replaceAll('.', '-').replaceAll('_', '-');
}
