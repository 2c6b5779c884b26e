import type { DataExport } from "@caseload/contract/accounts/data-export";
import { product } from "@caseload/contract/product";
import type { ExportRow } from "./queries.ts";

/** As of `now`: a file whose time is over has expired, whether or not it has been cleaned away. */
export function presentExport(row: ExportRow, now: Date): DataExport {
  const isOver = row.status === "ready" && row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    status: isOver ? "expired" : row.status,
    progress: row.progress,
    bytes: isOver ? null : row.bytes,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

export const fileName = ({ requestedAt }: Pick<ExportRow, "requestedAt">): string =>
  `${product.name.toLowerCase()}-data-${requestedAt.toISOString().slice(0, 10)}.zip`;
