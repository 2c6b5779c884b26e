import { answerHeader } from "@caseload/contract/answer-header";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test.each([
  ["a success", { url: "/api/jobs" }, "listJobs"],
  ["a refusal", { url: "/api/auth/me" }, "me"],
  ["a body that is refused", { method: "POST", url: "/api/auth/login", payload: {} }, "login"],
  ["a call outside of /api", { method: "POST", url: "/unsubscribe?token=none" }, "unsubscribe"],
  ["an address without a call", { url: "/api/nothing" }, "none"],
  ["a page", { url: "/robots.txt" }, undefined],
] as const)("%s names the call that answers", async (_what, request, name) => {
  expect((await site.app.inject(request)).headers[answerHeader]).toBe(name);
});
