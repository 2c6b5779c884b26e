import { createFirm, type TestFirm } from "./firm.ts";
import { type HistoryOptions, makeFirmHistory } from "./firm-history.ts";
import { type FirmRows, loadFirmRows } from "./recount-analytics.ts";
import { openSite, type Site } from "./site.ts";

/** 10 PM on March 9 in New York, which is March 10 in UTC. */
export const historyClock = {
  now: new Date("2026-03-10T02:00:00.000Z"),
  timeZone: "America/New_York",
  today: "2026-03-09",
} as const;

interface FirmHistories {
  site: Site;
  firm: TestFirm;
  /** Another firm, whose rows must not count. */
  rival: TestFirm;
  /** What happened at `firm`. */
  rows: FirmRows;
}

type History = Omit<HistoryOptions, "firmId">;

/** @param adjust changes the rows before they are read */
export async function openFirmHistories(
  own: History,
  other: History,
  adjust: (site: Site) => Promise<void> = async () => undefined,
): Promise<FirmHistories> {
  const site = await openSite();
  site.time.now = historyClock.now;
  const firm = await createFirm(site);
  const rival = await createFirm(site);
  await makeFirmHistory(site, { firmId: firm.firmId, ...own });
  await makeFirmHistory(site, { firmId: rival.firmId, ...other });
  await adjust(site);
  return { site, firm, rival, rows: await loadFirmRows(site, firm.firmId) };
}

/** Histories run on after now; what has not happened yet is moved to one minute each before. */
export async function bringIntoThePast(site: Site): Promise<void> {
  const past = (column: string, minutes: string): string =>
    `${column} = case when ${column} > '${historyClock.now.toISOString()}'
      then '${historyClock.now.toISOString()}'::timestamptz - make_interval(mins => 10 * id + ${minutes}) else ${column} end`;
  await site.db.execute(`update applications set ${past("created_at", "4")}`);
  await site.db.execute(
    `update contracts set ${past("created_at", "3")}, ${past("started_at", "2")}, ${past("ended_at", "1")}`,
  );
}
