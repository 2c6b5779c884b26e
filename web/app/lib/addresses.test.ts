import { describe, expect, test } from "vitest";
import { dashboardOf, idOf, sameSitePath, signInFor } from "./addresses.ts";

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
    "/..//evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/jobs/..//evil.example",
    "/\t/evil.example",
    "/..\\\\evil.example",
  ])("%s leads nowhere (ASVS 1.2.2)", (next) => {
    expect(sameSitePath(next)).toBeNull();
  });

  test("the address carries the way back", () => {
    expect(signInFor("/jobs?status=open")).toBe("/auth?next=%2Fjobs%3Fstatus%3Dopen");
    expect(dashboardOf("attorney")).toBe("/dashboard/attorney");
  });
});

describe("an id in an address", () => {
  test.each([
    ["10", 10],
    ["2147483648", 2_147_483_648],
    ["1e1", Number.NaN],
    ["0x0a", Number.NaN],
    ["10.0", Number.NaN],
    [" 10", Number.NaN],
    ["+10", Number.NaN],
    ["010", Number.NaN],
    ["0", Number.NaN],
    ["", Number.NaN],
    [undefined, Number.NaN],
  ])("%s is %d", (part, id) => {
    expect(idOf(part)).toBe(id);
  });
});
