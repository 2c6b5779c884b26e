/** Creates running contracts, time entries, timesheets and timers for the matrix. */
import type { NamedEndpoint } from "@caseload/contract/endpoints";
import { makeApplication, makeContract, makeJob } from "../demo/factories.ts";
import { makeTimeEntry, makeTimesheet } from "../demo/time-factories.ts";
import { plusDays } from "../platform/calendar-day.ts";
import { timers } from "../platform/db/schema/time.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";

const dayMs = 86_400_000;

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}

/** The day of the site's clock, and the one before, which is over in every time zone. */
export const yesterdayOf = (now: Date): string => new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/** Creates a contract on which work started ten days ago. Returns its id. */
export async function createRunningContract(site: Site, { firmId, people }: Cast): Promise<number> {
  const { db, time } = site;
  const started = new Date(time.now.getTime() - 10 * dayMs);
  const attorneyId = people.owningAttorney.id;
  const paralegalId = people.owningParalegal.id;
  const { id: jobId } = await makeJob(db, time.now, { firmId, postedById: attorneyId });
  const { id: applicationId } = await makeApplication(db, time.now, { jobId, paralegalId });
  const parties = { applicationId, jobId, firmId, attorneyId, paralegalId };
  const contract = await makeContract(db, started, { ...parties, status: "in_progress", startedAt: started });
  return contract.id;
}

/** Creates what a call about time names. Returns its id; undefined for other calls. */
export async function createTimeRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  const { db, time } = site;
  const kind = access.record?.kind;
  if (
    kind !== "timeEntry" &&
    kind !== "timesheet" &&
    name !== "createTimeEntry" &&
    name !== "submitTimesheet"
  )
    return undefined;
  const contractId = await createRunningContract(site, cast);
  const day = yesterdayOf(time.now);
  const owned = { contractId, paralegalId: cast.people.owningParalegal.id, day, minutes: 6 };
  if (kind === "contract") {
    if (name === "submitTimesheet") await makeTimeEntry(db, time.now, owned);
    return contractId;
  }
  if (kind === "timeEntry" && name !== "reverseTimeEntry")
    return (await makeTimeEntry(db, time.now, owned)).id;
  const status = name === "reverseTimeEntry" ? "approved" : "submitted";
  const sheet = await makeTimesheet(db, time.now, { contractId, weekStart: mondayOf(day), status });
  const entry = await makeTimeEntry(db, time.now, { ...owned, timesheetId: sheet.id });
  return kind === "timesheet" ? sheet.id : entry.id;
}

/** Starts the timer of the owning paralegal an hour ago. */
export async function createTimer(site: Site, cast: Cast): Promise<void> {
  const { db, time } = site;
  const row = {
    userId: cast.people.owningParalegal.id,
    contractId: await createRunningContract(site, cast),
    narrative: "Indexing",
    startedAt: new Date(time.now.getTime() - 3_600_000),
  };
  await db.insert(timers).values(row).onConflictDoNothing();
}

/** Valid bodies of the calls about time; prepareCall adds the contract. */
export const timeBodies = {
  createTimeEntry: (_cast: unknown, _jobId: number, _relation: string, now: Date) => ({
    day: yesterdayOf(now),
    minutes: 6,
    narrative: "Indexed volume 4.",
  }),
  changeTimeEntry: () => ({ minutes: 12 }),
  reverseTimeEntry: () => ({ reason: "Recorded twice." }),
  hintAtNarrative: () => ({ contractId: 1, narrative: "Reviewed documents.", minutes: 60 }),
  startTimer: () => ({ contractId: 1, narrative: "Indexing" }),
  stopTimer: () => ({ clerical: false }),
  submitTimesheet: (_cast: unknown, _jobId: number, _relation: string, now: Date) => ({
    weekStart: mondayOf(yesterdayOf(now)),
  }),
  approveTimesheet: () => ({ comments: [] }),
  returnTimesheet: () => ({ reason: "Please name the batches." }),
};
