import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** A law office. A registering attorney gets one, unnamed until the profile form is sent. */
export const firms = pgTable("firms", {
  id: serial().primaryKey(),
  name: text(),
  location: text(),
  size: text(),
  workType: text("work_type"),
  description: text(),
  practiceAreas: text("practice_areas")
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** What every contract says besides the drafted sections. */
  defaultTerms: text("default_terms"),
  /** Whether the profile form has been sent. */
  complete: boolean().notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const departments = pgTable(
  "departments",
  {
    id: serial().primaryKey(),
    firmId: integer("firm_id")
      .notNull()
      .references(() => firms.id),
    name: text().notNull(),
    /** Since when nobody can belong to it. */
    archivedAt: timestamp("archived_at", { withTimezone: true }),
  },
  (table) => [uniqueIndex("departments_firm_name").on(table.firmId, table.name)],
);
