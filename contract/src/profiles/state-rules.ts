import { z } from "zod";
import { signature } from "../engagements/contracts.ts";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";
import { isUsState } from "../us-states.ts";
import { stateRuleLimits } from "./state-rule-messages.ts";

export const stateRuleKinds = [
  "paralegals",
  "declaration",
  "continuing_education",
  "licensed_roles",
  "freelance_act",
] as const;

/** One rule of a state, with its source and the day on which the entry was written from it. */
const stateRule = z.object({
  kind: z.enum(stateRuleKinds),
  title: z.string(),
  text: z.string(),
  source: z.object({ title: z.string(), url: z.url() }),
  asOf: field.day,
});
export type StateRule = z.infer<typeof stateRule>;

/** A qualification that a paralegal can declare. */
const declarationBasis = z.object({
  key: z.string(),
  label: z.string(),
  /** Whether a supervising attorney's written declaration belongs to it. */
  needsAttorney: z.boolean(),
});

export const stateRules = z.object({
  /** Postal code. */
  state: z.string(),
  name: z.string(),
  /** Whether the table has an entry for the state. */
  isListed: z.boolean(),
  /** What to do where the table has no entry; null where it has one. */
  note: z.string().nullable(),
  rules: z.array(stateRule),
  declaration: z
    .object({ section: z.string(), statement: z.string(), bases: z.array(declarationBasis) })
    .nullable(),
  continuingEducation: z
    .object({
      section: z.string(),
      years: z.number().int(),
      ethicsMinutes: z.number().int(),
      generalMinutes: z.number().int(),
    })
    .nullable(),
  freelanceAct: z
    .object({
      name: z.string(),
      citation: z.string(),
      thresholdCents: z.number().int(),
      withinDays: z.number().int(),
      maxPaymentDays: z.number().int().nullable(),
      clauses: z.array(z.string()),
    })
    .nullable(),
});
export type StateRules = z.infer<typeof stateRules>;

/** A paralegal's declaration under the law of one state, and the courses of the current period. */
export const stateStanding = z.object({
  state: z.string(),
  declaration: z
    .object({
      basis: z.string(),
      label: z.string(),
      attorneyName: z.string().nullable(),
      /** As typed. */
      name: z.string(),
      declaredAt: field.instant,
    })
    .nullable(),
  /** Null where the state requires none. */
  continuingEducation: z
    .object({
      /** First and last day of the current period. */
      from: field.day,
      to: field.day,
      ethicsMinutes: z.number().int(),
      generalMinutes: z.number().int(),
      isComplete: z.boolean(),
    })
    .nullable(),
});
export type StateStanding = z.infer<typeof stateStanding>;

const state = z
  .string({ error: "Please choose a state" })
  .refine(isUsState, { error: "Please choose a state" });
const stateParams = z.object({ state });

export const stateDeclaration = z.object(
  {
    basis: z.string({ error: "Please choose your qualification" }).min(1, {
      error: "Please choose your qualification",
    }),
    /** Who declared in writing that the person is qualified, where the qualification needs it. */
    attorneyName: field.optionalText(maxLength.name),
    name: signature.shape.name,
    consent: z.literal(true, { error: "Please confirm the declaration" }),
  },
  { error: "Please choose your qualification (basis)" },
);
export type StateDeclaration = z.infer<typeof stateDeclaration>;

const minutes = z
  .number({ error: "Please enter the hours" })
  .int({ error: "Please enter hours in steps of 0.25" })
  .min(0, { error: "Please enter hours from 0 to 40" })
  .max(stateRuleLimits.courseMinutes, { error: "Please enter hours from 0 to 40" })
  .multipleOf(15, { error: "Please enter hours in steps of 0.25" });

export const stateCourseForm = z
  .object({
    state,
    title: field.line("Please enter the course", 2, maxLength.title),
    provider: field.line("Please enter the provider", 2, maxLength.shortText),
    completedOn: field.day,
    ethicsMinutes: minutes,
    generalMinutes: minutes,
    /** The supervising attorney to whom it was certified. */
    certifiedTo: field.optionalText(maxLength.name),
  })
  .refine(({ ethicsMinutes, generalMinutes }) => ethicsMinutes + generalMinutes > 0, {
    error: "Please enter the hours of ethics or of other subjects",
    path: ["ethicsMinutes"],
  });
export type StateCourseForm = z.infer<typeof stateCourseForm>;

export const stateCourse = z.object({
  id: field.id,
  state: z.string(),
  title: z.string(),
  provider: z.string(),
  completedOn: field.day,
  ethicsMinutes: z.number().int(),
  generalMinutes: z.number().int(),
  certifiedTo: z.string().nullable(),
});
export type StateCourse = z.infer<typeof stateCourse>;

const paralegal = members({ userType: "paralegal" });
const changes = ["credentials", "profile"] as const;

export const stateRuleEndpoints = {
  getStateRules: endpoint({
    name: "getStateRules",
    method: "GET",
    path: "/api/state-rules/:state",
    summary:
      "What a state's law says on paralegals and on freelance work, with the source and day of each rule. States without an entry have a note.",
    access: members(),
    params: stateParams,
    response: stateRules,
    reads: [],
  }),
  getStateDeclaration: endpoint({
    name: "getStateDeclaration",
    method: "GET",
    path: "/api/state-declarations/:state",
    summary: "Your declaration under a state's law, and the continuing education of the current period.",
    access: paralegal,
    params: stateParams,
    response: stateStanding,
    reads: ["credentials"],
  }),
  declareForState: endpoint({
    name: "declareForState",
    method: "PUT",
    path: "/api/state-declarations/:state",
    summary: "Declare your qualification under a state's law. It replaces an earlier declaration.",
    access: paralegal,
    params: stateParams,
    body: stateDeclaration,
    response: stateStanding,
    changes,
  }),
  withdrawStateDeclaration: endpoint({
    name: "withdrawStateDeclaration",
    method: "DELETE",
    path: "/api/state-declarations/:state",
    summary: "Withdraw your declaration. Repeating it changes nothing.",
    access: paralegal,
    params: stateParams,
    response: field.done,
    changes,
  }),
  listStateCourses: endpoint({
    name: "listStateCourses",
    method: "GET",
    path: "/api/state-courses",
    summary: "Your continuing education, latest completed first.",
    access: paralegal,
    query: field.page,
    response: z.array(stateCourse),
    paged: true,
    reads: ["credentials"],
  }),
  stateCoursesCsv: endpoint({
    name: "stateCoursesCsv",
    method: "GET",
    path: "/api/state-courses/csv",
    summary: "Your continuing education as CSV, latest completed first: the record that a state requires.",
    access: paralegal,
    file: "text/csv; charset=utf-8",
    response: z.string(),
    reads: ["credentials"],
  }),
  addStateCourse: endpoint({
    name: "addStateCourse",
    method: "POST",
    path: "/api/state-courses",
    summary: "Record a completed course.",
    access: paralegal,
    body: stateCourseForm,
    response: stateCourse,
    status: 201,
    changes,
  }),
  removeStateCourse: endpoint({
    name: "removeStateCourse",
    method: "DELETE",
    path: "/api/state-courses/:id",
    summary: "Remove a recorded course.",
    access: parties("stateCourse", ["paralegal"]),
    params: field.idParams,
    response: field.done,
    changes,
  }),
};
