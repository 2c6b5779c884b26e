import type { UserType } from "@caseload/contract/roles";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { contracts } from "./contracts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Certificates of all keys that ever sealed a file, so that older files stay verifiable. Append-only, enforced by a
 * trigger. Private keys are never in the database.
 */
export const signingCertificates = pgTable("signing_certificates", {
  id: serial().primaryKey(),
  /** SHA-256 of the DER certificate, in hex. */
  fingerprint: text().notNull().unique(),
  subject: text().notNull(),
  /** Whether the installation made it itself. */
  selfMade: boolean("self_made").notNull(),
  validFrom: instant("valid_from").notNull(),
  validTo: instant("valid_to").notNull(),
  pem: text().notNull(),
});

/** A signature as a sealed file shows it. */
export interface SealedSignature {
  readonly side: UserType;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly signedAt: string;
}

/**
 * The sealed PDF file of each signed version of a contract, one per version. Append-only, enforced by a trigger. It
 * repeats the names of the file, because the agreement belongs to both parties and outlives their accounts.
 */
export const sealedAgreements = pgTable(
  "sealed_agreements",
  {
    id: serial().primaryKey(),
    contractId: integer("contract_id")
      .notNull()
      .references(() => contracts.id),
    version: integer().notNull(),
    /** Name in the file storage. */
    fileName: text("file_name").notNull().unique(),
    bytes: integer().notNull(),
    /** SHA-256 of the whole file, in hex. */
    fileSha256: text("file_sha256").notNull().unique(),
    /** SHA-256 of the bytes that the seal covers, in hex. */
    signedSha256: text("signed_sha256").notNull().unique(),
    /** SHA-256 of the terms, in hex. */
    termsSha256: text("terms_sha256").notNull(),
    firmName: text("firm_name").notNull(),
    signatures: jsonb().$type<readonly SealedSignature[]>().notNull(),
    certificateId: integer("certificate_id")
      .notNull()
      .references(() => signingCertificates.id),
    /** Whether the seal holds a time stamp of a time-stamp authority. */
    timeStamped: boolean("time_stamped").notNull(),
    sealedAt: instant("sealed_at").notNull(),
  },
  (table) => [
    uniqueIndex("sealed_agreements_version").on(table.contractId, table.version),
    index("sealed_agreements_terms").on(table.termsSha256, table.id),
  ],
);
