import type { Activity } from "@caseload/contract/reporting/dashboards";
import { expect, test, vi } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { FirmActivity } from "./firm-activity.tsx";

const longName = "Bartholomew Montgomery-Whitfield Featherstonehaugh";
const events = ["Daniel Reyes", longName, "Priya Raman", "Tomasz Wilk"].map((person, at): Activity => ({
  kind: "applied",
  at: `2026-11-${20 - at}T15:00:00Z`,
  jobId: at + 1,
  jobTitle: `Posting ${at + 1}`,
  person,
  emailConfirmed: true,
  applicationId: at + 1,
  contractId: null,
}));
const answers = [answer("listFirmActivity", events)];

test("a rail shows the newest events, and all of them at the press of a button", async () => {
  const rail = { max: 2, isExpanded: false, onToggle: vi.fn<() => void>() };
  const short = await draw(<FirmActivity title="Recent Activity" rail={rail} />, { user: margaret, answers });
  expect(short.links.map(({ to }) => to)).toEqual(["/applicants?application=1", "/applicants?application=2"]);
  expect(short.buttons.map(({ name }) => name)).toEqual(["Show All 4"]);
  expect(short.html).toContain('aria-expanded="false"');

  const whole = await draw(<FirmActivity title="Recent Activity" rail={{ ...rail, isExpanded: true }} />, {
    user: margaret,
    answers,
  });
  expect(whole.links).toHaveLength(4);
  expect(whole.buttons.map(({ name }) => name)).toEqual(["Show the First 2"]);

  const enough = await draw(<FirmActivity title="Recent Activity" rail={{ ...rail, max: 4 }} />, {
    user: margaret,
    answers,
  });
  expect(enough.links).toHaveLength(4);
  expect(enough.buttons).toEqual([]);
});

test("a long name is shortened in a rail, where its title has all of it, and written out in a sheet", async () => {
  const rail = { max: 4, isExpanded: false, onToggle: vi.fn<() => void>() };
  const inRail = await draw(<FirmActivity title="Recent Activity" rail={rail} />, {
    user: margaret,
    answers,
  });
  expect(inRail.text).not.toContain(longName);
  expect(inRail.text).toMatch(/Bartholomew Montgomery-\S*… applied/);
  expect(inRail.html).toContain(`title="${longName}"`);

  const sheet = await draw(<FirmActivity title="Recent Job Activity" />, { user: margaret, answers });
  expect(sheet.text).toContain(`${longName} applied`);
});
