import { describe, expect, test } from "vitest";
import { dashboardOf, sameSitePath, signInFor } from "./addresses.ts";

describe("where to go after signing in", () => {
  test.each([
    ["/jobs?q=privilege#top", "/jobs?q=privilege#top"],
    ["/", "/"],
    ["/../messages", "/messages"],
  ])("%s stays on this site", (next, path) => {
    expect(sameSitePath(next)).toBe(path);
  });

  test.each([
    null,
    "",
    "jobs",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ])("%s leads nowhere", (next) => {
    expect(sameSitePath(next)).toBeNull();
  });

  test("the address carries the way back", () => {
    expect(signInFor("/jobs?status=open")).toBe("/auth?next=%2Fjobs%3Fstatus%3Dopen");
    expect(dashboardOf("attorney")).toBe("/dashboard/attorney");
  });
});
