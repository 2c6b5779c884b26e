import { isDeepStrictEqual } from "node:util";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { and, desc, eq, gt, inArray, ne } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import type { postingColumns } from "./posting-columns.ts";

/** Within which an equal posting of the same person is likely to be a mistake. */
const duplicateMs = 600_000;

/** What applicants read, and who supervises. */
const compared = {
  title: jobs.title,
  description: jobs.description,
  location: jobs.location,
  workArrangement: jobs.workArrangement,
  hoursPerWeek: jobs.hoursPerWeek,
  duration: jobs.duration,
  specialties: jobs.specialties,
  priority: jobs.priority,
  positions: jobs.positions,
  practiceArea: jobs.practiceArea,
  experienceRequired: jobs.experienceRequired,
  urgency: jobs.urgency,
  deadline: jobs.deadline,
  budgetRange: jobs.budgetRange,
  requiredCredentials: jobs.requiredCredentials,
  requiredLanguages: jobs.requiredLanguages,
  screeningQuestions: jobs.screeningQuestions,
  supervisorId: jobs.supervisorId,
};

type Compared = Pick<ReturnType<typeof postingColumns>, keyof typeof compared>;

/** Case and the amount of white space make no other job. */
const asRead = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();

const pickCompared = (columns: Compared) => ({
  ...Object.fromEntries(
    (Object.keys(compared) as (keyof Compared)[]).map((key) => [key, columns[key] ?? null]),
  ),
  title: asRead(columns.title),
  description: asRead(columns.description),
});

interface Posting {
  /** Of a draft that is published. */
  id?: number;
  postedById: number;
}

/**
 * Refuses a posting that equals one that the same person published within ten minutes and has not closed. Call it while the
 * row of who publishes is locked, so that of equal requests sent at once only one is stored.
 * @throws HttpError 409 that names the posting and links to it
 */
export async function refuseDuplicate(
  tx: Tx,
  { id, postedById }: Posting,
  posting: Compared,
  now: Date,
): Promise<void> {
  const recent = await tx
    .select({ id: jobs.id, postedAt: jobs.postedAt, content: compared })
    .from(jobs)
    .where(
      and(
        eq(jobs.postedById, postedById),
        id === undefined ? undefined : ne(jobs.id, id),
        gt(jobs.postedAt, new Date(now.getTime() - duplicateMs)),
        inArray(jobs.status, ["open", "pending_approval", "filled"]),
      ),
    )
    .orderBy(desc(jobs.id));
  const wanted = pickCompared(posting);
  const existing = recent.find(({ content }) => isDeepStrictEqual(pickCompared(content), wanted));
  if (!existing) return;
  const ago = waitingTime((now.getTime() - existing.postedAt.getTime()) / 1000);
  throw new HttpError(409, postingErrorMessages.duplicate(existing.content.title, existing.id, ago), {
    related: `/jobs/${existing.id}`,
  });
}
