import { dataExportEndpoints } from "@caseload/contract/accounts/data-export";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { exportFileName, presentExport } from "./present.ts";
import { findNewestExport, readExportFile } from "./queries.ts";
import { requestExport } from "./request-export.ts";

export function dataExportRoutes(register: Register, { db, clock }: Deps): void {
  register(dataExportEndpoints.requestDataExport, async ({ actor, body }) => {
    return presentExport(await requestExport(db, actor, body.password, clock()), clock());
  });

  register(dataExportEndpoints.getDataExport, async ({ actor }) => {
    const row = await findNewestExport(db, actor.id);
    return row ? presentExport(row, clock()) : null;
  });

  register(dataExportEndpoints.downloadDataExport, async ({ actor, reply }) => {
    const row = await findNewestExport(db, actor.id);
    const { status, bytes } = row ? presentExport(row, clock()) : {};
    if (!row || status !== "ready" || !bytes) throw notFound(errorMessages.exportNotFound);
    reply.header("content-length", bytes);
    reply.header("content-disposition", `attachment; filename="${exportFileName(row)}"`);
    reply.header("cache-control", "private, no-store");
    return readExportFile(db, row);
  });
}
