import { bigint, index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

export type FilePurpose = "photo" | "evidence";
/** On its way in; part of a record; no longer part of one. Only what is kept is handed out. */
export type FileState = "arriving" | "kept" | "released";

/** What lies in the file store. */
export const files = pgTable(
  "files",
  {
    id: serial().primaryKey(),
    /** In the store; nobody can guess it. */
    name: text().notNull().unique(),
    /** Whoever uploaded it; without an owner the file goes. */
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    purpose: text().$type<FilePurpose>().notNull(),
    state: text().$type<FileState>().notNull().default("arriving"),
    /** What its owner calls it. */
    shownName: text("shown_name").notNull(),
    /** Read off the content. */
    mediaType: text("media_type").notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("files_owner").on(table.ownerId), index("files_state").on(table.state, table.createdAt)],
);
