import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { contractStates, contractStatuses } from "../lifecycles.ts";
import { maxLength } from "../limits.ts";
import { primaryRoles, userTypes } from "../roles.ts";
import { barAdmission } from "../profiles/bar-admission.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { conflictCheck } from "../hiring/conflict-check.ts";
import { payDerivations } from "./pay-derivation.ts";
import { storedPay, storedTerms, structuredTerms } from "./structured-terms.ts";

export const contractEventKinds = [
  "drafted",
  "version_proposed",
  "agreed",
  "terms_agreed",
  "amendment_proposed",
  "amendment_agreed",
  "amendment_in_force",
  "amendment_declined",
  "amendment_withdrawn",
  "amendment_lapsed",
  "started",
  "completion_requested",
  "completion_objected",
  "completed",
  "cancelled",
  "expired",
  "hold_placed",
  "hold_ended",
  "certificate_given",
] as const;

export const versionStatuses = ["open", "in_force", "superseded", "declined", "withdrawn", "lapsed"] as const;

/** One version of the terms, as it was proposed. */
export const contractVersion = z.object({
  version: z.number().int(),
  kind: z.enum(["terms", "amendment"]),
  status: z.enum(versionStatuses),
  authorSide: z.enum(userTypes),
  authorName: z.string(),
  authorEmailConfirmed: z.boolean(),
  note: z.string().nullable(),
  createdAt: field.instant,
  /** SHA-256 of the UTF-8 `terms`, in hex. */
  sha256: z.string(),
  structuredTerms: storedTerms,
  /** Of the supervisor that `structuredTerms` name. */
  supervisorName: z.string(),
  supervisorEmailConfirmed: z.boolean(),
  terms: z.string(),
  /** Whether the address was confirmed at the signature. */
  signatures: z.array(
    z.object({
      side: z.enum(userTypes),
      name: z.string(),
      emailConfirmed: z.boolean(),
      signedAt: field.instant,
    }),
  ),
});
export type ContractVersion = z.infer<typeof contractVersion>;

/** One party and, once they have agreed, their signature. */
const party = z.object({
  id: field.id,
  name: z.string(),
  role: z.enum(primaryRoles).nullable(),
  emailConfirmed: z.boolean(),
  signature: z.object({ name: z.string(), emailConfirmed: z.boolean(), signedAt: field.instant }).nullable(),
});

export const contract = z.object({
  id: field.id,
  status: z.enum(contractStatuses),
  job: z.object({
    id: field.id,
    title: z.string(),
    description: z.string(),
    location: z.string(),
    firmName: z.string(),
    hoursPerWeek: z.string(),
    duration: z.string(),
  }),
  otherUser: z.object({
    id: field.id,
    name: z.string(),
    photo: z.string().nullable(),
    emailConfirmed: z.boolean(),
  }),
  /** Which side the viewer acts for. */
  viewerSide: z.enum(userTypes),
  attorney: party,
  paralegal: party,
  /** US dollars per hour; null when the pay is flat or not set. */
  agreedRate: z.number().nullable(),
  /** The pay of `version`; null while it is not set. */
  pay: storedPay.nullable(),
  projectDeadline: field.day.nullable(),
  createdAt: field.instant,
  /** Numbered sections: "1. Scope", a line break, the text; an empty line between sections. */
  terms: z.string(),
  termsAgreedAt: field.instant.nullable(),
  /** The day on which agreed work starts by itself. */
  startsOn: field.day.nullable(),
  startedAt: field.instant.nullable(),
  completionRequestedAt: field.instant.nullable(),
  endedAt: field.instant.nullable(),
  cancelReason: z.string().nullable(),
  /** The version in force, or the latest while none is. */
  version: z.number().int(),
  /** Whose answer is awaited: to the terms, or to an open amendment. Null when no answer is awaited. */
  turn: z.enum(userTypes).nullable(),
  /** The legal hold that the contract is under, during which nothing of it is deleted. */
  hold: z
    .object({
      on: z.literal(true),
      since: field.instant,
      /** Null for the paralegal. */
      reason: z.string().nullable(),
      byName: z.string(),
      byEmailConfirmed: z.boolean(),
    })
    .nullable(),
  /** The latest conflict check of the application behind it, repeated when either list changes. */
  conflict: conflictCheck.extend({
    applicationId: field.id,
    /** Whether a screening memo must be acknowledged by both sides before work starts. */
    screening: z.enum(["none", "open", "acknowledged"]),
  }),
  /** What the viewer may do beyond reading, by role and by status. */
  may: z.object({
    /** Sign, propose, comment, start, complete, cancel: everything that binds the viewer's side. */
    act: z.boolean(),
    propose: z.boolean(),
    amend: z.boolean(),
    /** See and set how the firm bills its client. */
    billClient: z.boolean(),
  }),
});
export type Contract = z.infer<typeof contract>;

export const contractDetail = contract.extend({
  structuredTerms: storedTerms,
  /** SHA-256 of the UTF-8 `terms`, in hex. */
  termsSha256: z.string(),
  /** Where the pay of version 1 came from (ENGAGEMENT.md section 1). */
  payDerivedFrom: z.enum(payDerivations),
  /** The amendment that awaits a signature. */
  openAmendment: contractVersion.nullable(),
  /**
   * `active`: they may still supervise for the firm; the terms cannot be signed, and should be amended, once they may not.
   * `barVerified`: whether `barAdmission` is there.
   */
  supervisor: z.object({
    id: field.id,
    name: z.string(),
    emailConfirmed: z.boolean(),
    active: z.boolean(),
    barVerified: z.boolean(),
  }),
  attorney: party.extend({ barAdmission }),
  /** Of the supervising attorney. */
  barAdmission,
  /** Whether the viewer may place or end a legal hold. */
  mayHold: z.boolean(),
  /** The paralegal's access to the files, and the certificate of return or destruction that follows it. */
  fileAccess: z.object({
    /** Null while the contract is live. */
    endsAt: field.instant.nullable(),
    ended: z.boolean(),
    /** "possible": from the contract's end on; "due": once access to files that were shared has ended. */
    certificate: z.enum(["not_yet", "possible", "due", "given"]),
  }),
  /** When unsigned terms expire. */
  expiresAt: field.instant.nullable(),
  timeline: z.array(
    z.object({
      id: field.id,
      kind: z.enum(contractEventKinds),
      /** Null when a scheduled task acted. */
      actorId: field.id.nullable(),
      actorName: z.string().nullable(),
      actorEmailConfirmed: z.boolean(),
      note: z.string().nullable(),
      /** The version of the terms that the event concerns. */
      version: z.number().int().nullable(),
      createdAt: field.instant,
      /** SHA-256 of the event and of the hash before it, in hex (server: event-hash.ts). */
      hash: z.string(),
      previousHash: z.string().nullable(),
    }),
  ),
});
export type ContractDetail = z.infer<typeof contractDetail>;

const ofSide = z.object({ side: z.enum(userTypes).optional() });

const fullNameError = "Please type your full name";

/** The typed signature, with the version and the hash that were read. */
export const signature = z.object(
  {
    version: z.number({ error: "Please give the version that you read" }).int(),
    sha256: z
      .string({ error: "Please give the SHA-256 of the terms that you read" })
      .max(128, { error: "Please give the SHA-256 of the terms that you read" }),
    name: field
      .line(fullNameError, 1, engagementLimits.signature)
      .refine((name) => (name.match(/\p{L}/gu) ?? []).length >= 2, { error: fullNameError }),
    consent: z.literal(true, { error: "Please agree to sign electronically" }),
  },
  { error: `${fullNameError} (name)` },
);
export type SignatureInput = z.infer<typeof signature>;

/** SPEC.md's call has no body, and signs the latest version under the account's name. */
const optionalSignature = z
  .preprocess((body) => (isEmpty(body) ? undefined : body), signature.optional())
  .optional();
const isEmpty = (body: unknown): boolean =>
  body === null || (typeof body === "object" && !Array.isArray(body) && Object.keys(body).length === 0);

const base = z.number({ error: "Please give the version that you started from" }).int();
const note = field.optionalText(engagementLimits.note);

export const proposal = z.object(
  { base, terms: structuredTerms, note },
  { error: "Please send the terms (terms)" },
);
export type Proposal = z.infer<typeof proposal>;
const amendmentProposal = proposal.extend({
  /** Why the terms change; part of the record, unlike the optional note on a version before signing. */
  note: field.text("Please say why the terms change", 1, engagementLimits.note),
  /** With `consent`, the typed signature of the author. */
  name: signature.shape.name.optional(),
  consent: signature.shape.consent.optional(),
});
export type AmendmentProposal = z.infer<typeof amendmentProposal>;

const versionParams = field.idParams.extend({
  version: z
    .string()
    .regex(/^\d{1,20}$/, { error: "This version is not a whole number" })
    .transform(Number),
});

/** A reason that must be given. */
const reasonGiven = z.object(
  { reason: field.text("Please give a reason", 1, maxLength.reason) },
  { error: "Please give a reason (reason)" },
);

const bothSides = parties("contract", ["paralegal", "attorney"]);
const change = { params: field.idParams, response: contractDetail };

export const contractEndpoints = {
  listContracts: endpoint({
    name: "listContracts",
    method: "GET",
    path: "/api/contracts",
    summary: "The contracts you are a party to, newest first, or by what is due next.",
    access: members(),
    query: field.page.extend({
      ...ofSide.shape,
      state: z.enum(contractStates).optional(),
      /** `mine`: those in which one is named, without the firm's others. */
      whose: z.enum(["mine"]).optional(),
      /** `due`: what waits for one's own signature, then by contract-due.ts, then what has no date. */
      order: z.enum(["newest", "due"]).optional(),
    }),
    response: z.array(contract),
    paged: true,
    reads: ["contracts"],
  }),
  countContracts: endpoint({
    name: "countContracts",
    method: "GET",
    path: "/api/contracts/count",
    summary: "How many contracts you are a party to, live and over.",
    access: members(),
    query: ofSide,
    response: z.object({ active: z.number().int(), over: z.number().int() }),
    reads: ["contracts"],
  }),
  getContract: endpoint({
    name: "getContract",
    method: "GET",
    path: "/api/contracts/:id",
    summary: "One contract with its timeline.",
    access: bothSides,
    params: field.idParams,
    response: contractDetail,
    reads: ["contracts"],
  }),
  agreeToTerms: endpoint({
    name: "agreeToTerms",
    method: "POST",
    path: "/api/contracts/:id/agree",
    summary: "Agree to the terms. The second party's agreement makes them binding.",
    access: bothSides,
    body: optionalSignature,
    ...change,
    changes: ["contracts"],
  }),
  proposeAmendment: endpoint({
    name: "proposeAmendment",
    method: "POST",
    path: "/api/contracts/:id/amendments",
    summary: "Propose to amend the agreement in force, or counter the other side's open amendment.",
    access: bothSides,
    params: field.idParams,
    body: amendmentProposal,
    response: contractVersion,
    status: 201,
    changes: ["contracts"],
  }),
  agreeToAmendment: endpoint({
    name: "agreeToAmendment",
    method: "POST",
    path: "/api/contracts/:id/amendments/:version/agree",
    summary: "Sign an open amendment. The second signature puts it in force.",
    access: bothSides,
    params: versionParams,
    body: signature.omit({ version: true }),
    response: contractDetail,
    changes: ["contracts"],
  }),
  declineAmendment: endpoint({
    name: "declineAmendment",
    method: "POST",
    path: "/api/contracts/:id/amendments/:version/decline",
    summary: "Decline the other side's open amendment.",
    access: bothSides,
    params: versionParams,
    body: z.object({ reason: field.optionalText(maxLength.reason) }).nullish(),
    response: contractDetail,
    changes: ["contracts"],
  }),
  withdrawAmendment: endpoint({
    name: "withdrawAmendment",
    method: "POST",
    path: "/api/contracts/:id/amendments/:version/withdraw",
    summary: "Withdraw your own side's open amendment.",
    access: bothSides,
    params: versionParams,
    response: contractDetail,
    changes: ["contracts"],
  }),
  startContract: endpoint({
    name: "startContract",
    method: "POST",
    path: "/api/contracts/:id/start",
    summary: "Start the agreed work.",
    access: parties("contract", ["attorney"]),
    ...change,
    changes: ["contracts"],
  }),
  completeContract: endpoint({
    name: "completeContract",
    method: "POST",
    path: "/api/contracts/:id/complete",
    summary: "Mark complete (attorney), or ask for completion (paralegal).",
    access: bothSides,
    ...change,
    changes: ["contracts"],
  }),
  objectToCompletion: endpoint({
    name: "objectToCompletion",
    method: "POST",
    path: "/api/contracts/:id/object",
    summary: "Object to a requested completion within 96 hours.",
    access: parties("contract", ["attorney"]),
    body: reasonGiven,
    ...change,
    changes: ["contracts"],
  }),
  cancelContract: endpoint({
    name: "cancelContract",
    method: "POST",
    path: "/api/contracts/:id/cancel",
    summary: "Cancel with a reason; possible until completion.",
    access: bothSides,
    body: reasonGiven,
    ...change,
    changes: ["contracts"],
  }),
};
