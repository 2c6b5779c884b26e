import { isNull } from "drizzle-orm";
import { index, pgTable, serial, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

/**
 * Requests of people to join a firm. A row is deleted when its person is invited, withdraws it or joins a firm. A declined
 * one stays, so that the firm is not asked again at once.
 */
export const joinRequests = pgTable(
  "join_requests",
  {
    id: serial().primaryKey(),
    firmId: reference("firm_id", () => firms.id, { onDelete: "cascade" }),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    declinedAt: instant("declined_at"),
  },
  (table) => [
    uniqueIndex("join_requests_open_user").on(table.userId).where(isNull(table.declinedAt)),
    uniqueIndex("join_requests_firm_user").on(table.firmId, table.userId),
    index("join_requests_user").on(table.userId),
  ],
);
