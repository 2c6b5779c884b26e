import type { NotificationChannels } from "@caseload/contract/accounts/account-settings";
import type { Registration } from "@caseload/contract/accounts/accounts";
import type { DateLanguage } from "@caseload/contract/date-format";
import type { NotificationType } from "@caseload/contract/notifications/notifications";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, instantMs, reference } from "./columns.ts";
import { departments, firms } from "./firms.ts";

export type NotificationChoices = Partial<Record<NotificationType, Partial<NotificationChannels>>>;

/** Users. better-auth defines the columns from `name` to `updatedAt`. */
export const users = pgTable(
  "users",
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** In lower case; one account per address. */
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    userType: text("user_type").$type<UserType>().notNull(),
    primaryRole: text("primary_role").$type<PrimaryRole>(),
    firmId: integer("firm_id").references(() => firms.id),
    departmentId: integer("department_id").references(() => departments.id),
    /** The last sign-in; people seen within 30 days count as active. */
    lastSeenAt: instant("last_seen_at"),
    timeZone: text("time_zone").notNull().default("America/New_York"),
    /** Answers of the registration form beyond the contact fields. */
    registration: jsonb().$type<NonNullable<Registration["details"]>>(),
    dateLanguage: text("date_language").$type<DateLanguage>().notNull().default("en-US"),
    /** Private; printed in a paralegal's agreements only. */
    mailingAddress: text("mailing_address"),
    /** The user's choices only; modules/notifications/notifications/choices.ts has the defaults. */
    notificationChoices: jsonb("notification_choices")
      .$type<NotificationChoices>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Since when a paralegal lets outcomes of applications improve matching (match_outcomes); null without consent. */
    matchLearningSince: instantMs("match_learning_since"),
    /** Set while the account is deactivated; signing in clears it. Set permanently when the account is deleted. */
    deactivatedAt: instant("deactivated_at"),
    deletedAt: instant("deleted_at"),
    /** Set while staff keep the account from signing in: npm run staff -- lock. */
    lockedAt: instant("locked_at"),
    /** The first instant after a suspension; null when none is in force (modules/staff/sanctions). */
    suspendedUntil: instant("suspended_until"),
    bannedAt: instant("banned_at"),
    /** Site staff. Set from the command line only: npm run staff. */
    staff: boolean().notNull().default(false),
  },
  (table) => [index("users_firm").on(table.firmId), uniqueIndex("users_email").on(table.email)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: serial().primaryKey(),
    /** SHA-256 of the cookie's token. */
    token: text().notNull().unique(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Exact to five minutes. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    /** Whether a second factor, or a passkey, which is both, opened it; signatures record this. */
    secondFactor: boolean("second_factor").notNull().default(false),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/** better-auth's "account": a sign-in method, with the password hash. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: serial().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    passwordChangedAt: instant("password_changed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sign_ins_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: serial().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Counters of the rate limits, shared by all server processes. */
export const attempts = pgTable(
  "attempts",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (table) => [index("attempts_window").on(table.windowEndsAt)],
);
