import type { FirmRole } from "@caseload/contract/firms/firm-roles";
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { departments, firms } from "./firms.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invitations that wait to be used; a row is gone once it is used or revoked. Of the link only SHA-256 is kept: it is
 * made again from the nonce and the server's secret, so the database alone opens nothing.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: serial().primaryKey(),
    firmId: integer("firm_id")
      .notNull()
      .references(() => firms.id),
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
