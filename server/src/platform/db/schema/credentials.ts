import type { CredentialKind, CredentialStatus } from "@caseload/contract/profiles/credential-kinds";
import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";

/** Credentials of users, and their verification by staff. */
export const credentials = pgTable(
  "credentials",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    kind: text().$type<CredentialKind>().notNull(),
    title: text().notNull(),
    issuer: text().notNull(),
    number: text(),
    /** Postal code. */
    state: text(),
    issuedOn: date("issued_on"),
    /** The last day of validity, in the owner's time zone. */
    expiresOn: date("expires_on"),
    evidenceFileId: integer("evidence_file_id").references(() => files.id, { onDelete: "set null" }),
    status: text().$type<CredentialStatus>().notNull().default("pending"),
    submittedAt: instant("submitted_at").notNull(),
    decidedAt: instant("decided_at"),
    /** Name at that time; the audit log has the id. */
    decidedBy: text("decided_by"),
    /** What was verified, or why the credential was rejected. */
    reason: text(),
    /** The latest reminder sent, in days before the expiration. */
    remindedDays: integer("reminded_days"),
  },
  (table) => [
    index("credentials_user").on(table.userId, table.id),
    index("credentials_status").on(table.status, table.id),
    index("credentials_end")
      .on(table.expiresOn)
      .where(sql`${table.status} = 'verified'`),
  ],
);
