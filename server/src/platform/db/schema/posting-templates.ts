import type { TemplateContent } from "@caseload/contract/jobs/posting-templates";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

/** What a firm starts its postings from. */
export const postingTemplates = pgTable(
  "posting_templates",
  {
    id: serial().primaryKey(),
    firmId: reference("firm_id", () => firms.id, { onDelete: "cascade" }),
    name: text().notNull(),
    content: jsonb().$type<TemplateContent>().notNull(),
    savedById: integer("saved_by_id").references(() => users.id, { onDelete: "set null" }),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [uniqueIndex("posting_templates_name").on(table.firmId, sql`lower(${table.name})`)],
);
