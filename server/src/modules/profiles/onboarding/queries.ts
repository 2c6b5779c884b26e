import { type Milestone, milestones } from "@caseload/contract/profiles/onboarding-paths";
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { searchPreferences } from "../../../platform/db/schema/matches.ts";
import { paralegalProfiles, shortlistEntries } from "../../../platform/db/schema/profiles.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";

const rowExists = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${table} where ${condition ?? sql`false`})`;

/** The milestones that a person and their firm have reached, in one round trip. */
export async function findMilestones(db: Reader, actor: Actor): Promise<Milestone[]> {
  const facts: Record<Milestone, SQL | undefined> = { ...ownFacts(actor.id), ...firmFacts(actor) };
  const columns = milestones.map((name) => sql`${name}::text, ${facts[name] ?? sql`false`}`);
  const { rows } = await db.execute<{ facts: Partial<Record<Milestone, boolean>> }>(
    sql`select json_build_object(${sql.join(columns, sql`, `)}) as facts`,
  );
  const found = rows[0]?.facts ?? {};
  return milestones.filter((name) => found[name] === true);
}

const ownFacts = (id: number) => ({
  photoAdded: rowExists(users, and(eq(users.id, id), isNotNull(users.image))),
  ownPosted: rowExists(jobs, and(eq(jobs.postedById, id), ne(jobs.status, "draft"))),
  credentialFiled: rowExists(credentials, eq(credentials.userId, id)),
  profileWritten: rowExists(paralegalProfiles, eq(paralegalProfiles.userId, id)),
  preferencesSaved: rowExists(searchPreferences, eq(searchPreferences.userId, id)),
  // Search preferences are stored as a saved search of their own, which does not count.
  searchSaved: rowExists(
    savedSearches,
    and(eq(savedSearches.userId, id), eq(savedSearches.fromPreferences, false)),
  ),
  applicationSent: rowExists(applications, eq(applications.paralegalId, id)),
  calendarConnected: rowExists(calendarFeeds, eq(calendarFeeds.userId, id)),
});

/** Undefined for people without a firm. */
function firmFacts({ id, firmId }: Actor) {
  const inFirm = (fact: (firm: number) => SQL): SQL | undefined =>
    firmId === null ? undefined : fact(firmId);
  return {
    firmNamed: inFirm((firm) => rowExists(firms, and(eq(firms.id, firm), eq(firms.complete, true)))),
    teamGrown: inFirm(
      (firm) =>
        sql`(${rowExists(users, and(eq(users.firmId, firm), ne(users.id, id), isNull(users.deletedAt)))}
          or ${rowExists(invitations, eq(invitations.firmId, firm))})`,
    ),
    firmPosted: inFirm((firm) => rowExists(jobs, and(eq(jobs.firmId, firm), ne(jobs.status, "draft")))),
    paralegalApproached: inFirm(
      (firm) =>
        sql`(${rowExists(shortlistEntries, and(eq(shortlistEntries.firmId, firm), eq(shortlistEntries.addedById, id)))}
          or ${rowExists(jobInvites, eq(jobInvites.invitedById, id))})`,
    ),
    applicationDecided: inFirm((firm) =>
      rowExists(applications, and(eq(applications.firmId, firm), eq(applications.decidedById, id))),
    ),
  };
}
