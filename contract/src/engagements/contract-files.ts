/** Files that the two sides of a contract share (ENGAGEMENT.md section 4). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { fileLink } from "../files/files.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { contractFileErrorMessages } from "./file-error-messages.ts";

/** "not_scanned": no virus scanner is configured, or it has not answered yet. */
export const fileScans = ["clean", "not_scanned"] as const;
export type FileScan = (typeof fileScans)[number];

const fileVersion = z.object({
  /** Of this version; names it in `openContractFile` and `deleteContractFile`. */
  id: field.id,
  /** Counts from 1 for each name; the number of a deleted version is not given again. */
  version: z.number().int(),
  /** In bytes. */
  size: z.number().int(),
  /** Detected from the content; "application/octet-stream" when unknown. */
  mimeType: z.string(),
  /** In hex. */
  sha256: z.string(),
  uploadedById: field.id,
  uploadedByName: z.string(),
  uploadedByEmailConfirmed: z.boolean(),
  uploadedAt: field.instant,
  scan: z.enum(fileScans),
  /** Whether it is the receipt of an expense on a live invoice. Receipts are kept. */
  isReceipt: z.boolean(),
  /** Whether the viewer may delete this version: its uploader, unless it is a receipt or under a legal hold. */
  mayDelete: z.boolean(),
});
export type ContractFileVersion = z.infer<typeof fileVersion>;

/** The latest version of a file, with those before it. */
export const contractFile = fileVersion.extend({
  contractId: field.id,
  name: z.string(),
  /** Whether the contract is under a legal hold. */
  held: z.boolean(),
  /** How many versions of this name there are, this one included. */
  versions: z.number().int(),
  /** The other versions, newest first. */
  earlierVersions: z.array(fileVersion),
});
export type ContractFile = z.infer<typeof contractFile>;

const bothSides = parties("contract", ["paralegal", "attorney"]);
const ofFile = parties("contractFile", ["paralegal", "attorney"]);

export const contractFileEndpoints = {
  listContractFiles: endpoint({
    name: "listContractFiles",
    method: "GET",
    path: "/api/contracts/:id/files",
    summary:
      "The files of a contract, one row for each name with its versions, latest upload first. 403 for the paralegal once access has ended.",
    access: bothSides,
    params: field.idParams,
    query: field.page,
    response: z.array(contractFile),
    paged: true,
    reads: ["files", "contracts"],
  }),
  downloadContractFiles: endpoint({
    name: "downloadContractFiles",
    method: "GET",
    path: "/api/contracts/:id/files/csv",
    summary: "Every version of a contract's files with its SHA-256, deleted ones included, as CSV.",
    access: bothSides,
    params: field.idParams,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
  uploadContractFile: endpoint({
    name: "uploadContractFile",
    method: "POST",
    path: "/api/contracts/:id/files",
    summary:
      "Share a file of up to 100 MB. A name that is there already gets a new version; the same content as your own latest version gets that version again.",
    access: bothSides,
    params: field.idParams,
    body: z.object({}),
    upload: {
      field: "file",
      maxBytes: engagementLimits.fileBytes,
      missing: contractFileErrorMessages.noContractFile,
      tooLarge: contractFileErrorMessages.contractFileTooLarge,
    },
    response: contractFile,
    status: 201,
    changes: ["files"],
  }),
  openContractFile: endpoint({
    name: "openContractFile",
    method: "GET",
    path: "/api/contract-files/:id/download",
    summary: "A link to one version of a file, which works for minutes and for the caller. It is logged.",
    access: ofFile,
    params: field.idParams,
    response: fileLink,
    reads: [],
  }),
  deleteContractFile: endpoint({
    name: "deleteContractFile",
    method: "DELETE",
    path: "/api/contract-files/:id",
    summary:
      "Delete one version of a file that you uploaded. 409 while the contract is under a legal hold, and for the receipt of an invoiced expense.",
    access: ofFile,
    params: field.idParams,
    response: field.done,
    changes: ["files"],
  }),
};
