import { bigint, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./accounts.ts";

export type FilePurpose = "photo" | "evidence" | "contract" | "application";
/** Being uploaded; part of a record; no longer part of one. Only files in the state "kept" are served. */
type FileState = "arriving" | "kept" | "released";

/** Files in the file storage. */
export const files = pgTable(
  "files",
  {
    id: serial().primaryKey(),
    /** Unguessable name in the storage. */
    name: text().notNull().unique(),
    /** The uploader. A file without an owner is removed, unless it belongs to a contract or an application. */
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    purpose: text().$type<FilePurpose>().notNull(),
    state: text().$type<FileState>().notNull().default("arriving"),
    /** The file name shown to users. */
    shownName: text("shown_name").notNull(),
    /** Detected from the content. */
    mediaType: text("media_type").notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("files_owner").on(table.ownerId), index("files_state").on(table.state, table.createdAt)],
);
