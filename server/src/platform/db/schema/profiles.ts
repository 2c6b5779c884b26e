import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const textArray = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Paralegal profiles, one row per user. */
export const paralegalProfiles = pgTable(
  "paralegal_profiles",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As submitted: a range ("6-10") or a level ("senior"). */
    experience: text().notNull(),
    specialties: text().array().notNull(),
    skills: textArray("skills"),
    bio: text().notNull(),
    education: text().notNull(),
    certifications: textArray("certifications"),
    location: text().notNull(),
    availability: text().notNull(),
    workPreference: text("work_preference").notNull(),
    /** US dollars per hour. */
    hourlyRate: numeric("hourly_rate", { precision: 8, scale: 2, mode: "number" }),
    /** Whether the rate is public. */
    showRate: boolean("show_rate").notNull().default(true),
    languages: textArray("languages"),
    courts: textArray("courts"),
    efilingSystems: textArray("efiling_systems"),
    hoursPerWeek: smallint("hours_per_week"),
    workingHours: text("working_hours"),
    availableFrom: date("available_from", { mode: "string" }),
    isPublic: boolean("is_public").notNull().default(false),
    createdAt: instantMs("created_at").notNull(),
    updatedAt: instantMs("updated_at").notNull(),
    /** 1 to 4: up to 2, 5 or 10 years, and more; "6+" counts as up to 10. */
    level: smallint().generatedAlwaysAs(
      (): SQL =>
        sql`case when experience in ('10+', 'expert') then 4 when experience in ('6-10', 'senior') then 3 when experience in ('3-5', 'mid') then 2 else 1 end`,
    ),
    /** The public rate, by which the directory filters and sorts. */
    shownRate: numeric("shown_rate", { precision: 8, scale: 2, mode: "number" }).generatedAlwaysAs(
      (): SQL => sql`case when show_rate then hourly_rate end`,
    ),
    place: tsvector("place").generatedAlwaysAs((): SQL => sql`to_tsvector('simple'::regconfig, location)`),
    /** Whether the account is active. Triggers maintain it and the name in `search` from the users table. */
    present: boolean().notNull().default(true),
    search: tsvector("search")
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    index("profiles_recent").on(table.updatedAt.desc().nullsFirst(), table.userId.desc().nullsFirst()),
    index("profiles_experience").on(
      table.level.desc().nullsFirst(),
      table.updatedAt.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
    // Profiles without a rate come last in both orders. Queries repeat these expressions (directory/queries.ts).
    index("profiles_lowest_rate").on(sql`coalesce(shown_rate, 1000000)`, table.userId.asc()),
    index("profiles_highest_rate").on(sql`coalesce(shown_rate, -1) desc`, table.userId.desc().nullsFirst()),
    index("profiles_specialties").using("gin", table.specialties),
    index("profiles_place").using("gin", table.place),
    index("profiles_search").using("gin", table.search),
  ],
);

/** The shortlist of a firm, visible to the firm only. */
export const shortlistEntries = pgTable(
  "shortlist_entries",
  {
    firmId: reference("firm_id", () => firms.id, { onDelete: "cascade" }),
    paralegalId: reference("paralegal_id", () => users.id, { onDelete: "cascade" }),
    /** Null after the member's account is deleted; the entry stays. */
    addedById: integer("added_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: instantMs("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firmId, table.paralegalId] }),
    index("shortlist_entries_paralegal").on(table.paralegalId),
    index("shortlist_entries_added_by").on(table.addedById),
  ],
);
