/** Everything that Caseload keeps about a person, as one ZIP file made by a background task. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";

const dataExportStatuses = ["waiting", "working", "ready", "failed", "expired"] as const;
export type DataExportStatus = (typeof dataExportStatuses)[number];

const dataExport = z.object({
  id: field.id,
  status: z.enum(dataExportStatuses),
  /** Percent, whole. */
  progress: z.number().int().min(0).max(100),
  /** Size of the ZIP file; null until it is ready and after it expired. */
  bytes: z.number().int().nullable(),
  requestedAt: field.instant,
  /** From then on the file is gone; null until it is ready. */
  expiresAt: field.instant.nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const dataExportRequest = z.object({ password: field.currentPassword });

export const dataExportEndpoints = {
  requestDataExport: endpoint({
    name: "requestDataExport",
    method: "POST",
    path: "/api/account/export",
    summary: "Request your data as a ZIP file; returns the export under way if there is one.",
    access: members(),
    body: dataExportRequest,
    response: dataExport,
    status: 201,
    whileRestricted: true,
    changes: ["export"],
  }),
  getDataExport: endpoint({
    name: "getDataExport",
    method: "GET",
    path: "/api/account/export",
    summary: "Your newest data export and how far it is; null without one.",
    access: members(),
    response: dataExport.nullable(),
    reads: ["export"],
  }),
  downloadDataExport: endpoint({
    name: "downloadDataExport",
    method: "GET",
    path: "/api/account/export/file",
    summary: "The ZIP file of your newest data export, while it can be downloaded.",
    access: members(),
    file: "application/zip",
    response: z.string(),
    reads: [],
  }),
};
