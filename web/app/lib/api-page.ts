/** Lists that come a page at a time; apart from single calls, because the first page of a visit makes none of these. */
import type { CallInput, CallName, Output } from "./api-types.ts";
import { dataOf, request } from "./api.ts";
import { nextCursor } from "./next-cursor.ts";

export interface Page<Rows> {
  readonly rows: Rows;
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** One page of a list. */
export async function apiPage<N extends CallName>(
  name: N,
  input: CallInput,
  signal?: AbortSignal,
): Promise<Page<Output<N>>> {
  const response = await request(name, input, signal);
  return { rows: await dataOf<Output<N>>(response), next: nextCursor(response.headers.get("link")) };
}
