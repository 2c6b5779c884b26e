import fc from "fast-check";
import { expect, test } from "vitest";
import { callUrl } from "./call-url.ts";

const endpoint = { path: "/api/jobs/:id/parties/:name" };
const origin = "https://caseload.example";
/** Ids and names are never dots, which URLs read as folders, nor halves of a character. */
const part = fc.string({ unit: "grapheme" }).filter((text) => !/^\.{1,2}$/.test(text));

test("whatever a part of an address holds, it stays that part (ASVS 1.2.2)", () => {
  fc.assert(
    fc.property(part, part, part, fc.array(part), (id, name, q, list) => {
      const url = new URL(callUrl(endpoint, { params: { id, name }, query: { q, list } }), origin);
      expect(url.origin).toBe(origin);
      expect(url.hash).toBe("");
      expect(url.pathname.split("/").map(decodeURIComponent)).toEqual([
        "",
        "api",
        "jobs",
        id,
        "parties",
        name,
      ]);
      expect(url.searchParams.getAll("q")).toEqual(q === "" ? [] : [q]);
      expect(url.searchParams.getAll("list")).toEqual(list.filter((value) => value !== ""));
    }),
  );
});

test.each([
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "a/../../b?c=d#e",
  "\\\\evil",
  "%2e%2e",
])("%s leads to no other place (ASVS 1.2.2)", (id) => {
  const url = new URL(callUrl(endpoint, { params: { id, name: "x" } }), origin);
  expect([url.protocol, url.host, url.pathname.split("/").length]).toEqual(["https:", "caseload.example", 6]);
  expect(url.search).toBe("");
});
