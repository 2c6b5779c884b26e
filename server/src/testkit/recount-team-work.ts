/** Recounts the home of a firm's supervisor from raw rows in memory, independently of the server's SQL. */
import type { TeamWork } from "@caseload/contract/reporting/team-work";
import { users } from "../platform/db/schema/accounts.ts";
import { applications } from "../platform/db/schema/applications.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../platform/db/schema/profiles.ts";
import { timeEntries, timesheets } from "../platform/db/schema/time.ts";
import { deliverables } from "../platform/db/schema/work.ts";
import { dayIn, eachDay, sum } from "./recount-analytics.ts";
import type { Site } from "./site.ts";

export async function loadTeamRows({ db }: Site) {
  return {
    users: await db.select().from(users),
    profiles: await db.select().from(paralegalProfiles),
    jobs: await db.select().from(jobs),
    applications: await db.select().from(applications),
    contracts: await db.select().from(contracts),
    timesheets: await db.select().from(timesheets),
    timeEntries: await db.select().from(timeEntries),
    deliverables: await db.select().from(deliverables),
  };
}
type Rows = Awaited<ReturnType<typeof loadTeamRows>>;
type Reader = Pick<Rows["users"][number], "id" | "firmId" | "timeZone">;

/** The seven days from Monday that include today. */
function weekAround(today: string): string[] {
  const weeks = Array.from({ length: 7 }, (_, back) => {
    const monday = new Date(Date.parse(today) - back * 86_400_000);
    const sunday = new Date(monday.getTime() + 6 * 86_400_000);
    return eachDay({ from: monday.toISOString().slice(0, 10), to: sunday.toISOString().slice(0, 10) });
  });
  return weeks.find(([monday = ""]) => new Date(monday).getUTCDay() === 1) ?? [];
}

const byId = <Row extends { id: number }>(rows: readonly Row[], id: number): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
};

/** Whole lists, without their order and limit. */
export function recountTeamWork(rows: Rows, reader: Reader, now: Date): TeamWork {
  const today = dayIn(now, reader.timeZone);
  const days = weekAround(today);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const ofFirm = rows.contracts.filter(({ firmId }) => firmId === reader.firmId);
  const running = ofFirm.filter(({ status }) => status === "in_progress");
  const isConfirmed = ({ emailVerified, deletedAt }: Rows["users"][number]) =>
    emailVerified || deletedAt !== null;
  const about = (contractId: number) => {
    const contract = byId(ofFirm, contractId);
    const paralegal = byId(rows.users, contract.paralegalId);
    const { title } = byId(rows.jobs, contract.jobId);
    return { contractId, title, person: paralegal.name, emailConfirmed: isConfirmed(paralegal) };
  };
  const minutesOf = (wanted: (entry: Rows["timeEntries"][number]) => boolean) =>
    sum(rows.timeEntries.filter(wanted).map(({ minutes }) => minutes));
  const isColleague = ({ id, firmId, userType, deactivatedAt }: Rows["users"][number]) =>
    firmId === reader.firmId && userType === "paralegal" && id !== reader.id && deactivatedAt === null;
  const people = rows.users
    .filter((person) => isColleague(person) || running.some(({ paralegalId }) => paralegalId === person.id))
    .map((person) => {
      const own = running.filter(({ paralegalId }) => paralegalId === person.id);
      const ends = own.flatMap(({ projectDeadline }) => projectDeadline ?? []).toSorted();
      const inFirm = person.firmId === reader.firmId;
      return {
        id: person.id,
        name: person.name,
        emailConfirmed: isConfirmed(person),
        primaryRole: person.primaryRole,
        inFirm,
        until: inFirm ? null : (ends.at(-1) ?? null),
        weeklyHours: rows.profiles.find(({ userId }) => userId === person.id)?.hoursPerWeek ?? null,
        work: own.map((contract) => ({
          contractId: contract.id,
          title: byId(rows.jobs, contract.jobId).title,
          weeklyHours: byId(rows.jobs, contract.jobId).weeklyHours,
          minutes: minutesOf(
            ({ contractId, timesheetId, day }) =>
              contractId === contract.id && timesheetId !== null && days.includes(day),
          ),
        })),
      };
    });
  const submitted = rows.timesheets
    .filter(({ contractId, status }) => status === "submitted" && ofFirm.some(({ id }) => id === contractId))
    .map(({ id, contractId, weekStart, submittedAt }) => ({
      ...about(contractId),
      id,
      weekStart,
      submittedAt: submittedAt.toISOString(),
      minutes: minutesOf(({ timesheetId }) => timesheetId === id),
    }));
  const due = rows.deliverables.flatMap(({ id, contractId, title: deliverable, dueOn, status }) =>
    dueOn !== null && dueOn <= to && status !== "approved" && running.some((one) => one.id === contractId)
      ? [{ ...about(contractId), id, deliverable, dueOn, status }]
      : [],
  );
  const postings = rows.jobs
    .filter(({ firmId, status }) => firmId === reader.firmId && status === "open")
    .map(({ id, title }) => ({
      jobId: id,
      title,
      pending: rows.applications.filter(({ jobId, status }) => jobId === id && status === "pending").length,
    }))
    .filter(({ pending }) => pending > 0);
  const inFirm = people.filter((person) => person.inFirm).length;
  return {
    week: { from, to, today },
    totals: {
      inFirm,
      freelance: people.length - inFirm,
      planned: sum(people.flatMap(({ work }) => work.map(({ weeklyHours }) => weeklyHours ?? 0))),
      available: sum(people.map(({ weeklyHours }) => weeklyHours ?? 0)),
      timesheets: submitted.length,
      toReview: sum(submitted.map(({ minutes }) => minutes)),
      due: due.length,
      late: due.filter(({ dueOn }) => dueOn < today).length,
    },
    people,
    timesheets: submitted,
    due,
    postings,
  };
}
