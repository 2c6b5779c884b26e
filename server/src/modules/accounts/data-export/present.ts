import type { DataExport } from "@caseload/contract/accounts/data-export";
import { product } from "@caseload/contract/product";
import type { DataExportRow } from "./queries.ts";

/** An export past its expiration is presented as expired, even if its file is not removed yet. */
export function presentExport(row: DataExportRow, now: Date): DataExport {
  const isExpired = row.status === "ready" && row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    status: isExpired ? "expired" : row.status,
    progress: row.progress,
    bytes: isExpired ? null : row.bytes,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

export const exportFileName = ({ requestedAt }: Pick<DataExportRow, "requestedAt">): string =>
  `${product.name.toLowerCase()}-data-${requestedAt.toISOString().slice(0, 10)}.zip`;
