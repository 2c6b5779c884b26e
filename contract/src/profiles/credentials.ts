import { z } from "zod";
import { credentialKinds, credentialStatuses, stateCredentials } from "./credential-kinds.ts";
import { endpoint, members, parties, staffOnly } from "../endpoint.ts";
import * as field from "../fields.ts";
import { fileLink } from "../files/files.ts";
import { fileLimits } from "../files/file-limits.ts";
import { maxLength } from "../limits.ts";
import { errorMessages } from "../error-messages.ts";
import { isUsState } from "../us-states.ts";

/** A check in force, as everyone who sees the profile may read it. */
export const verifiedCredential = z.object({
  id: field.id,
  kind: z.enum(credentialKinds),
  title: z.string(),
  issuer: z.string(),
  /** Postal code. */
  state: z.string().nullable(),
  /** What was compared with what, in the words of the staff member who checked it. */
  checked: z.string(),
  verifiedAt: field.instant,
  expiresOn: field.day.nullable(),
});
export type VerifiedCredential = z.infer<typeof verifiedCredential>;

/** A credential as its owner sees it. */
export const credential = z.object({
  id: field.id,
  kind: z.enum(credentialKinds),
  title: z.string(),
  issuer: z.string(),
  number: z.string().nullable(),
  state: z.string().nullable(),
  issuedOn: field.day.nullable(),
  expiresOn: field.day.nullable(),
  status: z.enum(credentialStatuses),
  submittedAt: field.instant,
  decidedAt: field.instant.nullable(),
  /** What was checked, or why it was not verified. */
  reason: z.string().nullable(),
  evidence: z.object({ name: z.string(), bytes: z.number().int(), mediaType: z.string() }).nullable(),
});
export type Credential = z.infer<typeof credential>;

/** And as staff see it. */
const credentialFile = credential.extend({
  owner: z.object({
    id: field.id,
    name: z.string(),
    photo: z.string().nullable(),
    userType: z.enum(["paralegal", "attorney"]),
    memberSince: field.instant,
  }),
  decidedBy: z.string().nullable(),
});
export type CredentialFile = z.infer<typeof credentialFile>;

/** A form sends an empty text for a day that was not given. */
const optionalDay = z
  .union([field.day, z.literal("")], { error: "Please enter a date" })
  .nullish()
  .transform((value) => (value ? value : null));

export const credentialForm = z
  .object({
    kind: z.enum(credentialKinds, { error: "Please choose what it is" }),
    title: field.line("Please enter the credential", 2, maxLength.shortText),
    issuer: field.line("Please enter who issued it", 2, maxLength.shortText),
    number: field.optionalText(maxLength.shortText),
    state: z
      .string()
      .refine((value) => value === "" || isUsState(value), { error: "Please choose a state" })
      .nullish()
      .transform((value) => (value ? value : null)),
    issuedOn: optionalDay,
    expiresOn: optionalDay,
  })
  .superRefine(({ kind, number, state, issuedOn, expiresOn }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (stateCredentials.includes(kind) && state === null) say("state", "Please choose a state");
    if (stateCredentials.includes(kind) && number === null) say("number", "Please enter the number");
    if (issuedOn !== null && expiresOn !== null && expiresOn <= issuedOn)
      say("expiresOn", "It must expire after it was issued");
  });
export type CredentialForm = z.infer<typeof credentialForm>;

export const credentialDecision = z.object({
  decision: z.enum(["verified", "rejected"], { error: "Please choose verified or rejected" }),
  /** Of a verified one everyone may read it. */
  reason: field.text("Please write at least 10 characters", 10, maxLength.reason),
});

const own = parties("credential", ["paralegal", "attorney"]);

export const credentialEndpoints = {
  listOwnCredentials: endpoint({
    name: "listOwnCredentials",
    method: "GET",
    path: "/api/credentials",
    summary: "Your credentials, newest first.",
    access: members(),
    query: field.page,
    response: z.array(credential),
    paged: true,
    reads: ["credentials"],
  }),
  submitCredential: endpoint({
    name: "submitCredential",
    method: "POST",
    path: "/api/credentials",
    summary:
      "Have a credential checked. The evidence is a PDF, JPEG or PNG file that only you and staff can open.",
    access: members(),
    body: credentialForm,
    upload: {
      field: "evidence",
      maxBytes: fileLimits.evidenceBytes,
      missing: errorMessages.noEvidence,
      tooLarge: errorMessages.evidenceTooLarge,
    },
    response: credential,
    status: 201,
    changes: ["credentials"],
  }),
  withdrawCredential: endpoint({
    name: "withdrawCredential",
    method: "POST",
    path: "/api/credentials/:id/withdraw",
    summary: "Withdraw a credential; it is no longer shown.",
    access: own,
    params: field.idParams,
    response: credential,
    changes: ["credentials", "profile"],
  }),
  openOwnEvidence: endpoint({
    name: "openOwnEvidence",
    method: "POST",
    path: "/api/credentials/:id/evidence",
    summary: "A link to your own evidence, good for five minutes.",
    access: own,
    params: field.idParams,
    response: fileLink,
    whileRestricted: true,
    changes: [],
  }),
  listCredentialsToCheck: endpoint({
    name: "listCredentialsToCheck",
    method: "GET",
    path: "/api/staff/credentials",
    summary: "Submitted credentials by status: those that wait oldest first, the others newest first.",
    access: staffOnly,
    query: field.page.extend({ status: z.enum(credentialStatuses).optional() }),
    response: z.array(credentialFile),
    paged: true,
    reads: ["credentials"],
  }),
  getCredentialToCheck: endpoint({
    name: "getCredentialToCheck",
    method: "GET",
    path: "/api/staff/credentials/:id",
    summary: "One credential with its owner.",
    access: staffOnly,
    params: field.idParams,
    response: credentialFile,
    reads: ["credentials"],
  }),
  openEvidence: endpoint({
    name: "openEvidence",
    method: "POST",
    path: "/api/staff/credentials/:id/evidence",
    summary: "A link to the evidence, good for five minutes. The audit log keeps who opened it.",
    access: staffOnly,
    params: field.idParams,
    response: fileLink,
    changes: ["staff_log"],
  }),
  decideCredential: endpoint({
    name: "decideCredential",
    method: "POST",
    path: "/api/staff/credentials/:id/decide",
    summary: "Verify or reject a credential, with what was checked or why not.",
    access: staffOnly,
    params: field.idParams,
    body: credentialDecision,
    response: credentialFile,
    changes: ["credentials", "profile", "staff_log"],
  }),
};
