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

const there = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${table} where ${condition ?? sql`false`})`;

/** What the rows say of one person and their firm, in one round trip. */
export async function findMilestones(db: Reader, actor: Actor): Promise<Milestone[]> {
  const facts: Record<Milestone, SQL | undefined> = { ...ownFacts(actor.id), ...firmFacts(actor) };
  const said = milestones.map((name) => sql`${name}::text, ${facts[name] ?? sql`false`}`);
  const { rows } = await db.execute<{ facts: Partial<Record<Milestone, boolean>> }>(
    sql`select json_build_object(${sql.join(said, sql`, `)}) as facts`,
  );
  const found = rows[0]?.facts ?? {};
  return milestones.filter((name) => found[name] === true);
}

const ownFacts = (id: number) => ({
  photoAdded: there(users, and(eq(users.id, id), isNotNull(users.image))),
  ownPosted: there(jobs, and(eq(jobs.postedById, id), ne(jobs.status, "draft"))),
  credentialFiled: there(credentials, eq(credentials.userId, id)),
  profileWritten: there(paralegalProfiles, eq(paralegalProfiles.userId, id)),
  preferencesSaved: there(searchPreferences, eq(searchPreferences.userId, id)),
  // Search preferences keep a search of their own, which nobody saved by name.
  searchSaved: there(
    savedSearches,
    and(eq(savedSearches.userId, id), eq(savedSearches.fromPreferences, false)),
  ),
  applicationSent: there(applications, eq(applications.paralegalId, id)),
  calendarConnected: there(calendarFeeds, eq(calendarFeeds.userId, id)),
});

/** Undefined for whoever belongs to no firm. */
function firmFacts({ id, firmId }: Actor) {
  const inFirm = (fact: (firm: number) => SQL): SQL | undefined =>
    firmId === null ? undefined : fact(firmId);
  return {
    firmNamed: inFirm((firm) => there(firms, and(eq(firms.id, firm), eq(firms.complete, true)))),
    teamGrown: inFirm(
      (firm) =>
        sql`(${there(users, and(eq(users.firmId, firm), ne(users.id, id), isNull(users.deletedAt)))}
          or ${there(invitations, eq(invitations.firmId, firm))})`,
    ),
    firmPosted: inFirm((firm) => there(jobs, and(eq(jobs.firmId, firm), ne(jobs.status, "draft")))),
    paralegalApproached: inFirm(
      (firm) =>
        sql`(${there(shortlistEntries, and(eq(shortlistEntries.firmId, firm), eq(shortlistEntries.addedById, id)))}
          or ${there(jobInvites, eq(jobInvites.invitedById, id))})`,
    ),
    applicationDecided: inFirm((firm) =>
      there(applications, and(eq(applications.firmId, firm), eq(applications.decidedById, id))),
    ),
  };
}
