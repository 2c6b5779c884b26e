import { sql } from "drizzle-orm";
import { boolean, integer, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** What a paralegal says of themselves. One row a user. */
export const paralegalProfiles = pgTable("paralegal_profiles", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** As the form sent it: a band ("6-10") or a level ("senior"). */
  experience: text().notNull(),
  specialties: text().array().notNull(),
  skills: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  bio: text().notNull(),
  education: text().notNull(),
  certifications: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  location: text().notNull(),
  availability: text().notNull(),
  workPreference: text("work_preference").notNull(),
  /** US dollars per hour. */
  hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2, mode: "number" }),
  isPublic: boolean("is_public").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
