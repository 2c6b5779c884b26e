import { and, eq, notExists, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { busyCalendars } from "../../../platform/db/schema/availability.ts";
import { applicationDrafts, messageDrafts } from "../../../platform/db/schema/drafts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { postingTemplates } from "../../../platform/db/schema/posting-templates.ts";

/**
 * Deletes what an account holds ready to be sent in its name: drafts, templates and the calendar that its busy times are
 * read from. For an account that another person may have registered with the owner's address.
 */
export async function deleteClaimantsWork(tx: Tx, userId: number): Promise<void> {
  const applied = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(eq(applications.jobId, jobs.id));
  await tx.delete(jobs).where(and(eq(jobs.postedById, userId), eq(jobs.status, "draft"), notExists(applied)));
  await tx.delete(postingTemplates).where(eq(postingTemplates.savedById, userId));
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.userId, userId));
  await tx.delete(messageDrafts).where(eq(messageDrafts.userId, userId));
  await tx.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
}
