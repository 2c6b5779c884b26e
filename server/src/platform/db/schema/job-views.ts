import { date, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** The days on which paralegals opened a posting. Its firm reads only how many. */
export const jobViews = pgTable(
  "job_views",
  {
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    /** In the poster's time zone. */
    day: date({ mode: "string" }).notNull(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.userId] }),
    index("job_views_user").on(table.userId),
  ],
);
