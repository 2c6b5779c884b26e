import type { LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Accepted versions of legal documents. Append-only, enforced by a trigger. */
export const legalAcceptances = pgTable(
  "legal_acceptances",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id),
    document: text().$type<LegalDocument>().notNull(),
    version: text().notNull(),
    acceptedAt: instant("accepted_at").notNull(),
    ipAddress: text("ip_address").notNull(),
  },
  (table) => [uniqueIndex("legal_acceptances_once").on(table.userId, table.document, table.version)],
);
