import type { DataExportStatus } from "@caseload/contract/accounts/data-export";
import { customType, index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** Requests of users for their data. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    status: text().$type<DataExportStatus>().notNull(),
    /** Percent. */
    progress: integer().notNull().default(0),
    /** Incremented by every worker that starts over; only the latest attempt's chunks are valid. */
    attempt: integer().notNull().default(0),
    bytes: integer(),
    requestedAt: instant("requested_at").notNull(),
    expiresAt: instant("expires_at"),
  },
  (table) => [
    index("data_exports_user").on(table.userId, table.id),
    index("data_exports_status").on(table.status),
  ],
);

/** The ZIP file in chunks, in the database so that every process can serve it. */
export const dataExportChunks = pgTable(
  "data_export_chunks",
  {
    exportId: reference("export_id", () => dataExports.id, { onDelete: "cascade" }),
    attempt: integer().notNull(),
    position: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.attempt, table.position] })],
);
