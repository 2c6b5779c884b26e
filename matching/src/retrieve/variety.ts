/** No firm takes over the first page. */

const PAGE = 10;
const MOST_OF_ONE_FIRM = 2;

/** The same list with at most two of one firm among the first ten; those put off follow in their order. */
export function withVariety<Row extends { readonly firmId: number }>(ranked: readonly Row[]): Row[] {
  const first: Row[] = [];
  const later: Row[] = [];
  const shown = new Map<number, number>();
  for (const row of ranked) {
    const count = shown.get(row.firmId) ?? 0;
    if (first.length < PAGE && count >= MOST_OF_ONE_FIRM) later.push(row);
    else if (first.length < PAGE) {
      shown.set(row.firmId, count + 1);
      first.push(row);
    } else later.push(row);
  }
  const place = new Map(ranked.map((row, at) => [row, at]));
  return [...first, ...later.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))];
}
