import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contracts } from "./contracts.ts";

/** Legal holds of contracts, at most one at a time. Rows stay when a hold ends. */
export const legalHolds = pgTable(
  "legal_holds",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    reason: text().notNull(),
    placedById: reference("placed_by_id", () => users.id),
    placedAt: instant("placed_at").notNull(),
    endReason: text("end_reason"),
    endedById: integer("ended_by_id").references(() => users.id),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("legal_holds_standing")
      .on(table.contractId)
      .where(sql`ended_at is null`),
    index("legal_holds_contract").on(table.contractId, table.id),
    index("legal_holds_placed_by").on(table.placedById),
    index("legal_holds_ended_by").on(table.endedById),
  ],
);

/** Deleted accounts of which a legal hold keeps records, until the last hold ends. */
export const heldErasures = pgTable("held_erasures", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  requestedAt: instant("requested_at").notNull(),
});
