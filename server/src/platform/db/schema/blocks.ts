import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Members who want nothing to do with another one. A block works in both directions. */
export const blocks = pgTable(
  "blocks",
  {
    id: serial().primaryKey(),
    blockerId: reference("blocker_id", () => users.id, { onDelete: "cascade" }),
    blockedId: reference("blocked_id", () => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("blocks_pair").on(table.blockerId, table.blockedId),
    index("blocks_blocked").on(table.blockedId),
    check("blocks_of_another", sql`blocker_id <> blocked_id`),
  ],
);
