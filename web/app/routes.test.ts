import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

/** Every address with the layouts around it. */
function walk(entries: readonly RouteConfigEntry[], around: readonly string[]): [string, string[]][] {
  return entries.flatMap(({ path, index, children, file }): [string, string[]][] => {
    if (children) return walk(children, [...around, file]);
    return [[index ? "/" : `/${path ?? ""}`, [...around]]];
  });
}
const table = new Map(walk(routes, []));
const guardOf = (address: string): string =>
  /guards\/([\w-]+)\.tsx$/.exec(table.get(address)?.at(-1) ?? "")?.[1] ?? "none";

/** SPEC.md section 2 "Route table and access". */
test.each([
  ["/", "none"],
  ["/auth", "none"],
  ["/ExecutiveSummary", "none"],
  ["/about", "none"],
  ["/blog", "none"],
  ["/contact", "none"],
  ["/privacy", "none"],
  ["/terms", "none"],
  ["/how-verification-works", "none"],
  ["/verify", "none"],
  ["/open-jobs/:area?", "none"],
  ["/dashboard", "members"],
  ["/dashboard/paralegal", "paralegal-dashboard"],
  ["/dashboard/attorney", "attorney-dashboard"],
  ["/profile", "members"],
  ["/profile/paralegal", "paralegals"],
  ["/profile/paralegal/new", "paralegals"],
  ["/profile/attorney/new", "attorneys"],
  ["/profile/attorney", "attorneys"],
  ["/profile/create", "members"],
  ["/jobs", "members"],
  ["/jobs/legacy", "members"],
  ["/jobs/:id", "none"],
  ["/job/:id", "none"],
  ["/paralegals", "none"],
  ["/paralegals/:id", "none"],
  ["/applications", "paralegals"],
  ["/messages", "conversations"],
  ["/messages/:userId", "conversations"],
  ["/contracts", "contracts"],
  ["/search", "paralegals"],
  ["/*", "none"],
])("%s is behind the guard %s", (address, guard) => {
  expect(table.has(address)).toBe(true);
  expect(guardOf(address)).toBe(guard);
});

/** "Links used but with no route defined": each has a screen here. */
test.each([
  "/analytics",
  "/firm/setup",
  "/team",
  "/departments",
  "/jobs/manage",
  "/reports",
  "/jobs/mine",
  "/jobs/post",
  "/projects",
  "/earnings",
  "/calendar",
  "/settings/:section?",
  "/preferences",
  "/dashboard/jobs",
])("%s exists, for members", (address) => {
  expect(table.has(address)).toBe(true);
  expect(guardOf(address)).not.toBe("none");
});
