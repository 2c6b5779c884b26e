import { bigint, index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Passkeys (WebAuthn credentials) of accounts. Only public keys; the private ones never leave the owner's devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In base64url, as are the public key (COSE) and the user handle. */
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** Random, the same for all passkeys of an account; the authenticator returns it at a sign-in. */
    userHandle: text("user_handle").notNull(),
    /** The authenticator's signature counter, an unsigned 32-bit number; 0 where it keeps none, as synced passkeys. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How the browser reached the authenticator: internal, hybrid, usb and others. */
    transports: jsonb().$type<readonly string[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that a passkey has yet to sign. A row is deleted by its use. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** 32 random bytes in base64url. */
    challenge: text().primaryKey(),
    /** SHA-256 of the session's token when a passkey is added, of the browser's cookie when one signs in. */
    boundTo: text("bound_to").notNull(),
    /** Whose passkey is added; null for a sign-in, as the user handle. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    userHandle: text("user_handle"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_user").on(table.userId),
    index("passkey_challenges_expiry").on(table.expiresAt),
  ],
);
