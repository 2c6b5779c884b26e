import { expect, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";

test("a page runs scripts of this site and its own nonce, and nothing inline", () => {
  const policy = pagePolicy("production", "abc", "caseload.example");
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).toContain("connect-src 'self' ws://caseload.example wss://caseload.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test.each(["evil.example; script-src *", "a b", "", undefined])("the host %s adds nothing", (host) => {
  expect(pagePolicy("production", "abc", host)).toContain("connect-src 'self';");
});
