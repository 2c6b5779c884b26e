/** Rows per page. */
export const pageRows = 200;

/** Yields all rows of a list ordered by id, with one page in memory at a time. */
export async function* iteratePages<Row extends { id: number }>(
  page: (afterId: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const rows = await page(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < pageRows) return;
    last = end.id;
  }
}
