import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "./schema/accounts.ts";
import { firms } from "./schema/firms.ts";

/** SQL for whether a person's email address is confirmed. True for deleted accounts, whose address is gone. */
export const isEmailConfirmed = (person: { emailVerified: PgColumn; deletedAt: PgColumn }): SQL<boolean> =>
  sql<boolean>`(${person.emailVerified} or ${person.deletedAt} is not null)`;

/**
 * SQL for whether a firm has an active member with a confirmed address. Other firms may be impostors, or abandoned.
 * @param firmId the firm's id, with its table's name: a column alone would be written without it, and mean the member's
 */
export const hasConfirmedMember = (firmId: SQL = sql`${firms}.id`): SQL<boolean> =>
  sql<boolean>`exists (select from ${users} m
    where m.firm_id = ${firmId} and m.email_verified and m.deactivated_at is null)`;
