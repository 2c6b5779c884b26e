import type { ReportForm } from "@caseload/contract/staff/abuse-reports";
import { and, eq, or } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import { findProfile } from "../../profiles/paralegal-profiles/queries.ts";

/** What is reported: whose it is, and what it says today. */
export interface Reported {
  authorId: number;
  excerpt: string;
}

async function findPosting(db: Reader, actor: Actor, id: number): Promise<Reported | undefined> {
  const job = await findJob(db, id);
  if (!job || !canSee(actor, job)) return undefined;
  return { authorId: job.postedById, excerpt: `${job.title}\n\n${job.description}` };
}

/** Every member sees every profile. */
async function findPerson(db: Reader, _actor: Actor, id: number): Promise<Reported | undefined> {
  const row = await findProfile(db, id);
  if (!row) return undefined;
  const { user, profile } = row;
  const lines = [user.name, profile.bio, `Education: ${profile.education}`, ...profile.certifications];
  return { authorId: user.id, excerpt: lines.join("\n\n") };
}

/** A message is known to the two who wrote it to each other. */
async function findMessage(db: Reader, actor: Actor, id: number): Promise<Reported | undefined> {
  const [row] = await db
    .select({ authorId: messages.senderId, excerpt: messages.content })
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.senderId, actor.id), eq(messages.receiverId, actor.id))));
  return row;
}

const finders = { job: findPosting, profile: findPerson, message: findMessage } as const;

/** What the reporter can see; undefined when there is nothing of the kind for them. */
export const findReported = (db: Reader, actor: Actor, { subject, subjectId }: ReportForm) =>
  finders[subject](db, actor, subjectId);
