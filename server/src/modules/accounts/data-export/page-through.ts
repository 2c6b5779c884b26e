/** Rows that are read at a time. */
export const rowsOfPage = 200;

/** All rows of a list that is ordered by id, a page in memory at a time. */
export async function* pageThrough<Row extends { id: number }>(
  page: (afterId: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const rows = await page(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsOfPage) return;
    last = end.id;
  }
}
