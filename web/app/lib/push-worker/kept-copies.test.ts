import { answerHeader } from "@caseload/contract/answer-header";
import { endpoints } from "@caseload/contract/endpoints";
import { describe, expect, test } from "vitest";
import { isForeign, keptAs, mayEndSession } from "./kept-copies.ts";

const origin = "https://caseload.example";
const request = (path: string, mode: RequestMode = "cors", method = "GET") => ({
  method,
  mode,
  url: new URL(path, origin).href,
});

describe("for hours without a connection", () => {
  test.each([
    ["/assets/root-1.js", "no-cors", "file"],
    ["/dashboard", "navigate", "page"],
    ["/jobs?status=open", "navigate", "page"],
    ["/applications", "navigate", "page"],
    ["/api/jobs?status=open", "cors", "list"],
    ["/api/applications/paralegal", "cors", "list"],
    ["/api/messages", "cors", "list"],
    ["/search.data?_routes=routes%2Fsearch", "cors", "list"],
    ["/__manifest?paths=%2Fjobs", "cors", "list"],
  ] as const)("%s by %s is kept as a %s", (path, mode, kept) =>
    expect(keptAs(request(path, mode), origin, endpoints)).toBe(kept),
  );

  test.each([
    ["/messages/11", "navigate"],
    ["/contracts/7", "navigate"],
    ["/applicants", "navigate"],
    ["/api/messages/11", "cors"],
    ["/api/contracts/7", "cors"],
    ["/api/applicants", "cors"],
    ["/api/notifications", "cors"],
    ["https://elsewhere.example/assets/root-1.js", "no-cors"],
  ] as const)("%s by %s is not kept", (path, mode) =>
    expect(keptAs(request(path, mode), origin, endpoints)).toBeNull(),
  );

  test.each([
    ["/api/jobs", { [answerHeader]: "listJobs" }, false],
    ["/api/jobs", {}, true],
    ["/dashboard", {}, false],
  ])("what a proxy answers to %s with %j in place of the server is not: %s", (path, headers, expected) =>
    expect(isForeign(request(path), { headers: new Headers(headers) })).toBe(expected),
  );

  test("nothing that changes anything is", () => {
    for (const path of ["/api/jobs", "/api/messages", "/dashboard"])
      expect(keptAs(request(path, "cors", "POST"), origin, endpoints)).toBeNull();
  });
});

test.each([
  ["/api/auth/logout", "POST", true],
  ["/api/auth/login", "POST", true],
  ["/api/auth/passkey", "POST", true],
  ["/api/users/register", "POST", true],
  ["/api/account/deactivate", "POST", true],
  ["/api/account/delete", "POST", true],
  ["/api/auth/me", "GET", false],
  ["/api/applications", "POST", false],
  ["/api/messages", "POST", false],
])("whether what was kept goes with %s by %s: %s", (path, method, expected) =>
  expect(mayEndSession(request(path, "cors", method))).toBe(expected),
);
