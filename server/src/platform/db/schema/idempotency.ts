import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * POST requests of signed-in people, so that a repeated request gets the first answer. Keys, bodies and answers are not
 * stored in clear.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** HMAC-SHA-256 of endpoint, path parameters, and the key or, without a key, the body. */
    requestHash: text("request_hash").notNull(),
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
    primaryKey({ columns: [table.userId, table.requestHash] }),
    index("idempotency_keys_expiry").on(table.expiresAt),
  ],
);
