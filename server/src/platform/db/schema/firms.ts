import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";

/** Law firms. Registering as an attorney creates one, unnamed until the profile form is submitted. */
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
  /** Terms added to the drafted sections of every contract. */
  defaultTerms: text("default_terms"),
  /** Private; printed in agreements only. */
  mailingAddress: text("mailing_address"),
  /** Whether the profile form has been submitted. */
  complete: boolean().notNull().default(false),
  /** A firm with a similar name (mark-similar-firms.ts); shown while that firm has a confirmed member. */
  similarFirmId: integer("similar_firm_id").references((): AnyPgColumn => firms.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
});

export const departments = pgTable(
  "departments",
  {
    id: serial().primaryKey(),
    firmId: reference("firm_id", () => firms.id),
    name: text().notNull(),
    /** An archived department has no members and accepts none. */
    archivedAt: instant("archived_at"),
  },
  (table) => [uniqueIndex("departments_firm_name").on(table.firmId, table.name)],
);
