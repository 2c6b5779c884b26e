import type { LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Accepted versions of legal documents. Append-only, enforced by a trigger. */
export const legalAcceptances = pgTable(
  "legal_acceptances",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    document: text().$type<LegalDocument>().notNull(),
    version: text().notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address").notNull(),
  },
  (table) => [uniqueIndex("legal_acceptances_once").on(table.userId, table.document, table.version)],
);
