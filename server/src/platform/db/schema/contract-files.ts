import type { FileScan } from "@caseload/contract/engagements/contract-files";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contracts } from "./contracts.ts";
import { files } from "./files.ts";

/** Versions of the files of contracts. The row of a deleted version stays, without its content. */
export const contractFiles = pgTable(
  "contract_files",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    /** The content; null once it is removed. */
    fileId: integer("file_id").references(() => files.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Counts from 1 for each name, whatever its case. */
    version: integer().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    mediaType: text("media_type").notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    uploadedById: reference("uploaded_by_id", () => users.id),
    uploadedAt: instant("uploaded_at").notNull(),
    /** "infected": found after the upload; never served. */
    scan: text().$type<FileScan | "infected">().notNull(),
    /** Scans to which the scanner answered with an error. */
    failedScans: integer("failed_scans").notNull().default(0),
    deletedAt: instant("deleted_at"),
    /** Null when a scheduled task deleted it. */
    deletedById: integer("deleted_by_id").references(() => users.id),
  },
  (table) => [
    uniqueIndex("contract_files_version").on(table.contractId, sql`lower(name)`, table.version),
    index("contract_files_contract").on(table.contractId, table.id),
    index("contract_files_file").on(table.fileId),
    index("contract_files_uploader").on(table.uploadedById),
    index("contract_files_unscanned")
      .on(table.id)
      .where(sql`scan = 'not_scanned' and deleted_at is null`),
  ],
);

/** Who was given a link to a file, and when. Append-only, enforced by a trigger. */
export const contractFileDownloads = pgTable(
  "contract_file_downloads",
  {
    id: serial().primaryKey(),
    contractFileId: reference("contract_file_id", () => contractFiles.id),
    userId: reference("user_id", () => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("contract_file_downloads_file").on(table.contractFileId, table.id),
    index("contract_file_downloads_user").on(table.userId),
  ],
);

/** Unfinished uploads by tus, whose bytes lie in DATA_DIR or in the bucket. */
export const contractUploads = pgTable(
  "contract_uploads",
  {
    /** The id in the upload's address. */
    id: uuid().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    /** The only person who may continue it. */
    userId: reference("user_id", () => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("contract_uploads_contract").on(table.contractId),
    index("contract_uploads_user").on(table.userId),
    index("contract_uploads_created").on(table.createdAt),
  ],
);
