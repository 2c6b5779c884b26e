import type { BillingMode } from "@caseload/contract/engagements/billing";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";
import { contracts } from "./contracts.ts";

/** How a firm bills a contract's time to its client. Private to the firm. */
export const contractBilling = pgTable(
  "contract_billing",
  {
    contractId: integer("contract_id")
      .primaryKey()
      .references(() => contracts.id),
    clientId: text("client_id").notNull(),
    clientMatterId: text("client_matter_id").notNull(),
    lawFirmMatterId: text("law_firm_matter_id").notNull(),
    lawFirmId: text("law_firm_id"),
    /** US cents an hour. */
    billRateCents: integer("bill_rate_cents"),
    mode: text().$type<BillingMode>().notNull(),
    updatedById: integer("updated_by_id")
      .notNull()
      .references(() => users.id),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("contract_billing_updated_by").on(table.updatedById),
    check("contract_billing_fee_rate", sql`mode = 'cost' or bill_rate_cents is not null`),
  ],
);
