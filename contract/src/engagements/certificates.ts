/** The paralegal's certificate of having returned or destroyed a contract's files (ENGAGEMENT.md section 4). */
import { z } from "zod";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { signature } from "./contracts.ts";
import { engagementLimits } from "./engagement-limits.ts";

export const certificate = z.object({
  contractId: field.id,
  /** As typed. */
  name: z.string(),
  emailConfirmed: z.boolean(),
  statement: z.string(),
  signedById: field.id,
  signedAt: field.instant,
});
export type Certificate = z.infer<typeof certificate>;

/** What the form proposes as the statement. */
export const proposedStatement =
  "I have returned or destroyed all copies of this engagement's files in my possession, in any form, and have retained none.";

export const certificateEndpoints = {
  getCertificate: endpoint({
    name: "getCertificate",
    method: "GET",
    path: "/api/contracts/:id/certificate",
    summary:
      "The certificate of return or destruction; 404 until it is given (`fileAccess` of the contract says so).",
    access: parties("contract", ["paralegal", "attorney"]),
    params: field.idParams,
    response: certificate,
    reads: ["contracts"],
  }),
  giveCertificate: endpoint({
    name: "giveCertificate",
    method: "POST",
    path: "/api/contracts/:id/certificate",
    summary:
      "Certify that your copies are returned or destroyed, once and after the contract's end. It ends your access to the files.",
    access: parties("contract", ["paralegal"]),
    params: field.idParams,
    body: z.object({
      /** The typed signature: the account's name. */
      name: signature.shape.name,
      statement: field.prose("Please say what you returned or destroyed", 1, engagementLimits.statement),
    }),
    response: certificate,
    status: 201,
    changes: ["contracts", "files"],
  }),
};
