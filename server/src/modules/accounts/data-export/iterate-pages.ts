/** Rows per page. */
export const pageRows = 200;

/** Yields all rows of a list ordered by id, with one page of `size` rows in memory at a time. */
export async function* iteratePages<Row extends { id: number }>(
  page: (afterId: number) => Promise<Row[]>,
  size: number = pageRows,
): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const rows = await page(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    last = end.id;
  }
}
