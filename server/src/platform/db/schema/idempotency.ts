import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * POST requests, so that a repeated request gets the first answer. Keys, bodies and answers are not stored in clear.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** HMAC-SHA-256 of sender, endpoint, path parameters, and the key or, without a key, the body. */
    requestHash: text("request_hash").primaryKey(),
    /** Null for people who are not signed in; the hash covers their IP address. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** HMAC-SHA-256 of query, body and the uploaded file's SHA-256. */
    bodyHash: text("body_hash").notNull(),
    /** Changes when a retry takes over; only the latest attempt may store its answer. */
    attempt: uuid().notNull(),
    startedAt: instant("started_at").notNull(),
    /** Until then the answer is sent again. */
    expiresAt: instant("expires_at").notNull(),
    /** The response body, encrypted with the server's secret; null while the first request runs. */
    answer: text(),
  },
  (table) => [
    index("idempotency_keys_user").on(table.userId),
    index("idempotency_keys_expiry").on(table.expiresAt),
  ],
);
