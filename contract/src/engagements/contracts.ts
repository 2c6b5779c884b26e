import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { contractStates, contractStatuses } from "../lifecycles.ts";
import { maxLength } from "../limits.ts";
import { primaryRoles, userTypes } from "../roles.ts";

export const contractEventKinds = [
  "drafted",
  "agreed",
  "terms_agreed",
  "started",
  "completion_requested",
  "completion_objected",
  "completed",
  "cancelled",
] as const;

/** One party and, once they have agreed, their signature. */
const party = z.object({
  id: field.id,
  name: z.string(),
  role: z.enum(primaryRoles).nullable(),
  signature: z.object({ name: z.string(), signedAt: field.instant }).nullable(),
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
  otherUser: z.object({ id: field.id, name: z.string(), photo: z.string().nullable() }),
  /** Which side the viewer acts for. */
  viewerSide: z.enum(userTypes),
  attorney: party,
  paralegal: party,
  /** US dollars per hour; null when none was agreed. */
  agreedRate: z.number().nullable(),
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
});
export type Contract = z.infer<typeof contract>;

export const contractDetail = contract.extend({
  timeline: z.array(
    z.object({
      id: field.id,
      kind: z.enum(contractEventKinds),
      /** Null when a scheduled task acted. */
      actorId: field.id.nullable(),
      actorName: z.string().nullable(),
      note: z.string().nullable(),
      createdAt: field.instant,
    }),
  ),
});
export type ContractDetail = z.infer<typeof contractDetail>;

const ofSide = z.object({ side: z.enum(userTypes).optional() });

const bothSides = parties("contract", ["paralegal", "attorney"]);
const change = { params: field.idParams, response: contractDetail };

export const contractEndpoints = {
  listContracts: endpoint({
    name: "listContracts",
    summary: "The contracts one is party to, newest first, or by what is due next.",
    access: members(),
    query: field.page.extend({
      ...ofSide.shape,
      state: z.enum(contractStates).optional(),
      /** `due`: what waits for one's own signature, then by contract-due.ts, then what has no date. */
      order: z.enum(["newest", "due"]).optional(),
    }),
    response: z.array(contract),
    paged: true,
  }),
  countContracts: endpoint({
    name: "countContracts",
    summary: "How many contracts one is party to, live and over.",
    access: members(),
    query: ofSide,
    response: z.object({ active: z.number().int(), over: z.number().int() }),
  }),
  getContract: endpoint({
    name: "getContract",
    summary: "One contract with its timeline.",
    access: bothSides,
    params: field.idParams,
    response: contractDetail,
  }),
  agreeToTerms: endpoint({
    name: "agreeToTerms",
    summary: "Agree to the terms. The second party's agreement makes them binding.",
    access: bothSides,
    ...change,
  }),
  startContract: endpoint({
    name: "startContract",
    summary: "Start the agreed work.",
    access: parties("contract", ["attorney"]),
    ...change,
  }),
  completeContract: endpoint({
    name: "completeContract",
    summary: "Mark complete (attorney), or ask for completion (paralegal).",
    access: bothSides,
    ...change,
  }),
  objectToCompletion: endpoint({
    name: "objectToCompletion",
    summary: "Object to a requested completion within 96 hours.",
    access: parties("contract", ["attorney"]),
    body: z.object({ reason: field.text("Please give a reason", 1, maxLength.reason) }),
    ...change,
  }),
  cancelContract: endpoint({
    name: "cancelContract",
    summary: "Cancel with a reason; possible until completion.",
    access: bothSides,
    body: z.object({ reason: field.text("Please give a reason", 1, maxLength.reason) }),
    ...change,
  }),
};
