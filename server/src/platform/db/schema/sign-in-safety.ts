import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const emailKinds = [
  "prove_address",
  "reset_password",
  "password_changed",
  "password_reset",
  "change_address",
  "address_changing",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_renewed",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Letters about accounts. A task names its letter by id, so that no address stands in a payload. */
export const accountEmails = pgTable(
  "account_emails",
  {
    id: serial().primaryKey(),
    kind: text().$type<EmailKind>().notNull(),
    /** Null where only an address is known. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("account_emails_user").on(table.userId),
    index("account_emails_age").on(table.createdAt),
  ],
);

export type TokenPurpose = "prove" | "change" | "reset";

/**
 * What the links of letters carry, as SHA-256. The link is made again from the nonce and the server's secret, so the
 * database alone opens nothing. A row is gone once its link is used.
 */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: serial().primaryKey(),
    emailId: integer("email_id")
      .notNull()
      .references(() => accountEmails.id, { onDelete: "cascade" }),
    purpose: text().$type<TokenPurpose>().notNull(),
    userId: owner(),
    /** The address that using the link proves. */
    email: text().notNull(),
    nonce: text().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The same password under the salt of the new address, for a change of address. */
    passwordHash: text("password_hash"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_tokens_user").on(table.userId), index("email_tokens_email").on(table.emailId)],
);

/** Sign-ins whose password was right and whose second factor is awaited. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: serial().primaryKey(),
    /** SHA-256 of the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: owner(),
    rememberMe: boolean("remember_me").notNull(),
    /** Codes tried, right or wrong. */
    tries: integer().notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_user").on(table.userId)],
);

/** Browsers that have signed in to an account before. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: owner(),
    /** SHA-256 of the cookie. */
    browserHash: text("browser_hash").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** Until then no second factor is asked for. */
    trustedUntil: instant("trusted_until"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

export const twoFactors = pgTable("two_factors", {
  userId: owner().primaryKey(),
  /** The shared secret, encrypted with the server's. */
  secret: text().notNull(),
  createdAt: instant("created_at").notNull(),
  /** Null until a first code has shown that the app has the secret; nothing is asked until then. */
  confirmedAt: instant("confirmed_at"),
  /** The 30-second step of the last code that was accepted; none at or before it is accepted again. */
  lastStep: integer("last_step"),
});

/** One row for each code that is left, as a keyed fingerprint. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: owner(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export type SecurityEventKind =
  | "sign_in_limit_reached"
  | "second_factor_limit_reached"
  | "address_proven"
  | "address_change_requested"
  | "address_changed"
  | "password_changed"
  | "password_reset"
  | "two_factor_on"
  | "two_factor_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "session_ended"
  | "other_sessions_ended";

/** What happened to the safety of accounts (ASVS 16.3). */
export const securityEvents = pgTable(
  "security_events",
  {
    id: serial().primaryKey(),
    /** Null where nobody's account was meant. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<SecurityEventKind>().notNull(),
    at: instant("at").notNull(),
    /** The network address. */
    address: text().notNull(),
    userAgent: text("user_agent"),
  },
  (table) => [index("security_events_user").on(table.userId)],
);
