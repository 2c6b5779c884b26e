import { boolean, index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

const owner = () => reference("user_id", () => users.id, { onDelete: "cascade" });

const emailKinds = [
  "prove_address",
  "reset_password",
  "password_changed",
  "password_reset",
  "change_address",
  "address_changing",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_renewed",
  "passkey_added",
  "passkey_removed",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Emails about accounts. Tasks refer to them by id, so that no payload contains an address. */
export const accountEmails = pgTable(
  "account_emails",
  {
    id: serial().primaryKey(),
    kind: text().$type<EmailKind>().notNull(),
    /** Null where only the address is known. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("account_emails_user").on(table.userId), index("account_emails_age").on(table.createdAt)],
);

export type TokenPurpose = "prove" | "change" | "reset";

/**
 * Tokens of links in emails. A token is derived from the nonce and the server's secret, and only its SHA-256 is stored,
 * so the database alone does not grant access. A row is deleted when its link is used.
 */
export const emailTokens = pgTable(
  "email_tokens",
  {
    id: serial().primaryKey(),
    emailId: reference("email_id", () => accountEmails.id, { onDelete: "cascade" }),
    purpose: text().$type<TokenPurpose>().notNull(),
    userId: owner(),
    /** The address that the link verifies. */
    email: text().notNull(),
    nonce: text().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Unused. Dropped in a later release, because the previous release still writes it. */
    passwordHash: text("password_hash"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_tokens_user").on(table.userId), index("email_tokens_email").on(table.emailId)],
);

/** Sign-ins with a correct password that await the second factor. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: serial().primaryKey(),
    /** SHA-256 of the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: owner(),
    rememberMe: boolean("remember_me").notNull(),
    /** Number of codes tried. */
    tries: integer().notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_user").on(table.userId)],
);

/** Browsers that have signed in to an account. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: owner(),
    /** SHA-256 of the cookie. */
    browserHash: text("browser_hash").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** Until then signing in requires no second factor. */
    trustedUntil: instant("trusted_until"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

export const twoFactors = pgTable("two_factors", {
  userId: owner().primaryKey(),
  /** The shared secret, encrypted with the server's. */
  secret: text().notNull(),
  createdAt: instant("created_at").notNull(),
  /** Null until a first code confirms the secret; two-factor authentication is off until then. */
  confirmedAt: instant("confirmed_at"),
  /** The 30-second step of the last accepted code; codes of this and earlier steps are rejected. */
  lastStep: integer("last_step"),
});

/** One row per unused code, as an HMAC. */
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
  | "passkey_added"
  | "passkey_removed"
  | "session_ended"
  | "other_sessions_ended";

/** Security events of accounts (ASVS 16.3). */
export const securityEvents = pgTable(
  "security_events",
  {
    id: serial().primaryKey(),
    /** Null where the address has no account. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<SecurityEventKind>().notNull(),
    at: instant("at").notNull(),
    /** The network address. */
    address: text().notNull(),
    userAgent: text("user_agent"),
  },
  (table) => [index("security_events_user").on(table.userId)],
);
