import type { ViewedReport } from "@caseload/contract/reporting/report-views";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

/** Reports that a person keeps under a name. */
export const reportViews = pgTable(
  "report_views",
  {
    id: serial().primaryKey(),
    ownerId: reference("owner_id", () => users.id, { onDelete: "cascade" }),
    /** The owner's firm, whose departments the report may name; the view stays hidden in another firm. */
    firmId: reference("firm_id", () => firms.id, { onDelete: "cascade" }),
    name: text().notNull(),
    report: jsonb().$type<ViewedReport>().notNull(),
    savedAt: instantMs("saved_at").notNull(),
  },
  (table) => [uniqueIndex("report_views_name").on(table.ownerId, table.firmId, sql`lower(${table.name})`)],
);
