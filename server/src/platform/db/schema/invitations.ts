import type { FirmRole } from "@caseload/contract/firms/firm-roles";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { departments, firms } from "./firms.ts";

/**
 * Open invitations; a row is deleted when its link is used or revoked. The link's token is derived from the nonce and the
 * server's secret, and only its SHA-256 is stored, so the database alone does not grant access.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: serial().primaryKey(),
    firmId: reference("firm_id", () => firms.id),
    email: text().notNull(),
    primaryRole: text("primary_role").$type<FirmRole>().notNull(),
    departmentId: integer("department_id").references(() => departments.id, { onDelete: "set null" }),
    invitedById: integer("invited_by_id").references(() => users.id, { onDelete: "set null" }),
    nonce: text().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** How many emails were sent; a task for an earlier one sends nothing. */
    emailsSent: integer("emails_sent").notNull().default(1),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("invitations_firm_email").on(table.firmId, table.email),
    index("invitations_email").on(table.email),
    index("invitations_expiry").on(table.expiresAt),
  ],
);
