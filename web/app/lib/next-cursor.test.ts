import { expect, test } from "vitest";
import { nextCursor } from "./next-cursor.ts";

test.each([
  [null, null],
  ['</api/jobs?limit=20&cursor=abc%3D>; rel="next"', "abc="],
  ['</api/jobs>; rel="prev", </api/jobs?cursor=c2>; rel="next"', "c2"],
  ['</api/jobs?cursor=c1>; rel="prev"', null],
])("%s leads on to %s", (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});
