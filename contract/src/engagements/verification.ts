import { z } from "zod";
import { anyone, endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { contractStatuses } from "../lifecycles.ts";
import { userTypes } from "../roles.ts";
import { isHash, maxVerifiedBytes, normalizeHash, verificationMessages } from "./verification-texts.ts";

const unknown = z.strictObject({ found: z.literal(false) });

/** A hash alone says nothing about the parties. */
const knownHash = z.strictObject({ found: z.literal(true), sealedAt: field.instant });

/** A file that names an agreement of ours and differs from it. Names and dates of changed files are not repeated. */
const changedFile = z.strictObject({
  found: z.literal(true),
  intact: z.literal(false),
  contractId: field.id,
  version: z.number().int(),
  status: z.null(),
  signatures: z.tuple([]),
  sealedAt: z.null(),
  seal: z.null(),
});

const genuineFile = z.strictObject({
  found: z.literal(true),
  intact: z.literal(true),
  contractId: field.id,
  version: z.number().int(),
  /** Of the contract. */
  status: z.enum(contractStatuses),
  /** Whether the contract is live and no later version has been signed. */
  inForce: z.boolean(),
  firmName: z.string(),
  /** SHA-256 of the terms, in hex. */
  termsSha256: z.string(),
  /** Whether the address was confirmed at the signature, as the file says it too. */
  signatures: z.array(
    z.object({
      side: z.enum(userTypes),
      name: z.string(),
      emailConfirmed: z.boolean(),
      signedAt: field.instant,
    }),
  ),
  sealedAt: field.instant,
  seal: z.object({
    /** The common name of the certificate. */
    subject: z.string(),
    validTo: field.instant,
    /** Whether this installation made the certificate itself. */
    selfMade: z.boolean(),
    /** Whether a time-stamp authority confirmed the time. */
    timeStamped: z.boolean(),
  }),
});

export const verification = z.union([genuineFile, changedFile, knownHash, unknown]);
export type Verification = z.infer<typeof verification>;
export type GenuineFile = z.infer<typeof genuineFile>;
export type ChangedFile = z.infer<typeof changedFile>;

export const verificationRequest = z.object(
  {
    /** SHA-256 of a sealed file or of the terms, in hex; ignored when a file is sent. */
    sha256: z
      .string({ error: verificationMessages.hash })
      .max(200, { error: verificationMessages.hash })
      .transform(normalizeHash)
      .refine(isHash, { error: verificationMessages.hash })
      .optional(),
  },
  { error: verificationMessages.noFile },
);

export const verificationEndpoints = {
  verifyAgreement: endpoint({
    name: "verifyAgreement",
    method: "POST",
    path: "/api/verify",
    summary:
      "Check a signed agreement: its PDF as multipart/form-data, or a SHA-256 as JSON. The file is not kept.",
    access: anyone,
    body: verificationRequest,
    upload: {
      field: "file",
      maxBytes: maxVerifiedBytes,
      missing: verificationMessages.emptyFile,
      tooLarge: verificationMessages.tooLarge,
      optional: true,
    },
    response: verification,
    changes: [],
  }),
  downloadAgreement: endpoint({
    name: "downloadAgreement",
    method: "GET",
    path: "/api/contracts/:id/agreement.pdf",
    summary: "The agreement as PDF: sealed once both parties have signed, a draft before.",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    response: z.string(),
    file: "application/pdf",
    reads: ["contracts"],
  }),
};
