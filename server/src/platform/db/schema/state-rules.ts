import { date, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Paralegals' declarations of their qualification under the law of a state, one per state. */
export const stateDeclarations = pgTable(
  "state_declarations",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    /** Postal code. */
    state: text().notNull(),
    /** The key of a qualification in the table of state rules. */
    basis: text().notNull(),
    attorneyName: text("attorney_name"),
    /** As typed. */
    signedName: text("signed_name").notNull(),
    declaredAt: instant("declared_at").notNull(),
    /** The last day of the period of continuing education that the latest reminder was about. */
    remindedPeriod: date("reminded_period"),
    /** The latest reminder sent for that period, in days before its end. */
    remindedDays: integer("reminded_days"),
  },
  (table) => [
    uniqueIndex("state_declarations_pair").on(table.userId, table.state),
    index("state_declarations_state").on(table.state, table.id),
  ],
);

/** Continuing education that paralegals recorded. */
export const stateCourses = pgTable(
  "state_courses",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    /** Postal code. */
    state: text().notNull(),
    title: text().notNull(),
    provider: text().notNull(),
    completedOn: date("completed_on").notNull(),
    ethicsMinutes: integer("ethics_minutes").notNull(),
    generalMinutes: integer("general_minutes").notNull(),
    /** The supervising attorney to whom it was certified. */
    certifiedTo: text("certified_to"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("state_courses_user").on(table.userId, table.state, table.completedOn)],
);
