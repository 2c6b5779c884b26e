import { limits } from "@caseload/contract/limits";
import { HttpError } from "../http/http-error.ts";

/** Position after the last row of a page: its instant (null for lists ordered by id alone) and id. */
export interface Cursor {
  at: string | null;
  id: number;
}

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(`${cursor.at ?? ""}|${cursor.id}`).toString("base64url");

/** Maximum of PostgreSQL's integer. */
const maxId = 2_147_483_647;

/** @throws HttpError 400 when the text is not a cursor */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [at = "", id = ""] = Buffer.from(text, "base64url").toString().split("|");
  const isInstant =
    at === "" || (/^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at)));
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId;
  if (!isInstant || !isId) throw new HttpError(400, "This page marker is not valid (cursor)");
  return { at: at || null, id: Number(id) };
}

/** Returns the row limit of a query: one more than the page, to detect whether another page follows. */
export const pageSize = (limit: number | undefined): number => (limit ?? limits.page) + 1;

/** Removes the extra row and returns the cursor of the next page. */
export function toPage<Row>(rows: Row[], limit: number | undefined, cursorOf: (row: Row) => Cursor) {
  const size = limit ?? limits.page;
  if (rows.length <= size) return { rows, next: null };
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: last === undefined ? null : encodeCursor(cursorOf(last)) };
}
