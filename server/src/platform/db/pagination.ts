import { limits } from "@caseload/contract/limits";
import { HttpError } from "../http/http-error.ts";

/** Where a page ended: an instant (or none, for lists ordered by id alone) and the id of the last row. */
export interface Cursor {
  at: string | null;
  id: number;
}

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(`${cursor.at ?? ""}|${cursor.id}`).toString("base64url");

/** PostgreSQL's integer ends here. */
const largestId = 2_147_483_647;

/** @throws HttpError 400 when the text is no cursor of ours. */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [at = "", id = ""] = Buffer.from(text, "base64url").toString().split("|");
  const goodInstant =
    at === "" || (/^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at)));
  const goodId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= largestId;
  if (!goodInstant || !goodId) throw new HttpError(400, "This page marker is not valid (cursor)");
  return { at: at || null, id: Number(id) };
}

/** Rows to ask for: one more than the page holds, to know whether another page follows. */
export const pageSize = (limit: number | undefined): number => (limit ?? limits.page) + 1;

/** Cuts the extra row off and makes the cursor of the next page. */
export function toPage<Row>(rows: Row[], limit: number | undefined, cursorOf: (row: Row) => Cursor) {
  const size = limit ?? limits.page;
  if (rows.length <= size) return { rows, next: null };
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept, next: last === undefined ? null : encodeCursor(cursorOf(last)) };
}
