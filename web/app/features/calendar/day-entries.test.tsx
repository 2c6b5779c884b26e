import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { DayEntries } from "./day-entries.tsx";

const deadline: CalendarEntry = {
  kind: "posting_closes",
  day: "2026-11-24",
  at: null,
  title: "Deposition summaries",
  firmName: "Lindqvist Okafor LLP",
  jobId: 3,
  contractId: null,
  invoiceId: null,
  interview: null,
};

test("an entry names the firm to those who work for several, and not to the firm itself", async () => {
  const asMember = await draw(<DayEntries entries={[deadline]} />, { user: margaret });
  expect(asMember.text).not.toContain(deadline.firmName);
  const asParalegal = await draw(<DayEntries entries={[deadline]} />, { user: daniel });
  expect(asParalegal.text).toContain(deadline.firmName);
});
