import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./accounts.ts";

/** The private URL of a user's calendar; one per user. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the URL's token; the URL itself is shown once. */
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: instant("created_at").notNull(),
  /** Exact to an hour. */
  lastReadAt: instant("last_read_at"),
});
