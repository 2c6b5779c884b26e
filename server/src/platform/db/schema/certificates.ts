import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contracts } from "./contracts.ts";

const contractKey = () =>
  integer("contract_id")
    .primaryKey()
    .references(() => contracts.id);

/** Certificates of returned or destroyed files, one per contract. Append-only, enforced by a trigger. */
export const certificates = pgTable("certificates", {
  contractId: contractKey(),
  signedById: reference("signed_by_id", () => users.id),
  /** As typed. */
  name: text().notNull(),
  statement: text().notNull(),
  ipAddress: text("ip_address").notNull(),
  userAgent: text("user_agent"),
  signedAt: instant("signed_at").notNull(),
});

/** Contracts whose paralegal was asked for the certificate. */
export const certificateRequests = pgTable("certificate_requests", {
  contractId: contractKey(),
  askedAt: instant("asked_at").notNull(),
});
