/** The terms of a contract as values (ENGAGEMENT.md section 1). The text of an agreement is drawn up from them. */
import { z } from "zod";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";
import { usStateOptions } from "../us-states.ts";

const { maxRateCents, minRateCents, minFeeCents, maxFeeCents, maxCapMinutes, minCapMinutes } =
  engagementLimits;

const dollars = (cents: number): string => `$${(cents / 100).toLocaleString("en-US")}`;

const rateError = {
  error: `Please enter a rate from ${dollars(minRateCents)} to ${dollars(maxRateCents)} an hour`,
};
/** Whole US cents an hour. */
export const rateCents = z
  .number(rateError)
  .int({ error: "Please enter whole cents" })
  .min(minRateCents, rateError)
  .max(maxRateCents, rateError);

const feeError = { error: `Please enter a fee from ${dollars(minFeeCents)} to ${dollars(maxFeeCents)}` };
/** Whole US cents for the whole work, or for a part of it. */
export const feeCents = z
  .number(feeError)
  .int({ error: "Please enter whole cents" })
  .min(minFeeCents, feeError)
  .max(maxFeeCents, feeError);

const expenseCapError = {
  error: `Please enter an expense cap from ${dollars(minFeeCents)} to ${dollars(maxFeeCents)}`,
};
const expenseCapCents = z
  .number(expenseCapError)
  .int({ error: "Please enter whole cents" })
  .min(minFeeCents, expenseCapError)
  .max(maxFeeCents, expenseCapError);

const capError = { error: "Please enter a cap of at least 0.1 hours, in steps of 0.1" };
const capMinutes = z
  .number(capError)
  .int(capError)
  .min(minCapMinutes, capError)
  .max(maxCapMinutes, { error: "Please enter a cap of at most 10,000 hours" })
  .multipleOf(6, capError);

const milestone = z.object({
  title: field.line("Please name the milestone", 1, 200),
  dueOn: field.day.nullable(),
  cents: feeCents,
});

const hourlyPay = z.object({
  kind: z.literal("hourly"),
  rateCents,
  /** The most time that may be approved; null without a cap. */
  capMinutes: capMinutes.nullable(),
});

const flatPay = z
  .object({
    kind: z.literal("flat"),
    totalCents: feeCents,
    milestones: z
      .array(milestone, { error: "Please add a milestone" })
      .min(1, { error: "Please add a milestone", abort: true })
      .max(engagementLimits.milestones, {
        error: `Please use at most ${engagementLimits.milestones} milestones`,
        abort: true,
      }),
  })
  .refine(
    ({ totalCents, milestones }) => milestones.reduce((sum, { cents }) => sum + cents, 0) === totalCents,
    {
      error: "The milestones must add up to the total fee",
      path: ["milestones"],
    },
  );

export const engagementPay = z.discriminatedUnion("kind", [hourlyPay, flatPay], {
  error: "Please choose hourly or flat pay",
});
export type EngagementPay = z.infer<typeof engagementPay>;

/** The price that an application names. */
export const proposedPay = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("hourly"), cents: rateCents }),
    z.object({ kind: z.literal("flat"), cents: feeCents }),
  ],
  { error: "Please choose hourly or flat pay" },
);
export type ProposedPay = z.infer<typeof proposedPay>;

const states = usStateOptions.map(({ value }) => value);
const address = field.optionalLine(engagementLimits.address);

export const clientContacts = ["none", "supervised"] as const;

const statedDay = field.day.nullable().catch(null);
/** The days among terms that may be wrong elsewhere. */
const statedDays = z.object({
  startsOn: field.day,
  endsOn: statedDay,
  pay: z
    .object({
      kind: z.literal("flat"),
      milestones: z.array(z.object({ dueOn: statedDay }).catch({ dueOn: null })),
    })
    .nullable()
    .catch(null),
});

/**
 * What is wrong with the days of terms beside each other. A schema compares values only once each of them is right; a
 * form asks here to report everything at once.
 */
export function dayProblems(terms: unknown): { path: PropertyKey[]; message: string }[] {
  const days = statedDays.safeParse(terms);
  if (!days.success) return [];
  const { startsOn, endsOn, pay } = days.data;
  const milestones = pay?.milestones ?? [];
  return [
    ...(endsOn !== null && endsOn < startsOn
      ? [{ path: ["endsOn"], message: "The end date is before the start date" }]
      : []),
    ...milestones.flatMap(({ dueOn }, at) => {
      const path = ["pay", "milestones", at, "dueOn"];
      if (dueOn === null) return [];
      if (dueOn < startsOn) return [{ path, message: "The milestone is due before the start date" }];
      return endsOn !== null && dueOn > endsOn
        ? [{ path, message: "The milestone is due after the end date" }]
        : [];
    }),
  ];
}

export const structuredTerms = z
  .object(
    {
      /** Null while neither side has named a price; neither side can sign then. */
      pay: engagementPay.nullable(),
      services: z
        .array(field.prose("Please describe the service", 1, engagementLimits.service), {
          error: "Please describe at least one service",
        })
        .min(1, { error: "Please describe at least one service" })
        .max(engagementLimits.services, {
          error: `Please use at most ${engagementLimits.services} services`,
        }),
      startsOn: field.day,
      /** The last day; null for open-ended work. */
      endsOn: field.day.nullable(),
      /** An attorney of the firm. */
      supervisorId: field.id,
      /** Postal code; null until known. */
      governingState: z.enum(states as [string, ...string[]], { error: "Please choose a state" }).nullable(),
      /** Days from an invoice to its payment. */
      paymentDays: z
        .number({ error: "Please enter 1 to 60 days" })
        .int({ error: "Please enter 1 to 60 days" })
        .min(1, { error: "Please enter 1 to 60 days" })
        .max(60, { error: "Please enter 1 to 60 days" }),
      expenses: z
        .object(
          {
            allowed: z.boolean({ error: "Please say whether expenses are reimbursed" }),
            capCents: expenseCapCents.nullable(),
          },
          { error: "Please say whether expenses are reimbursed" },
        )
        .refine(({ allowed, capCents }) => allowed || capCents === null, {
          error: "A cap needs reimbursed expenses",
          path: ["capCents"],
        }),
      /** Mailing addresses on one line; null until given. */
      firmAddress: address,
      paralegalAddress: address,
      clientContact: z.enum(clientContacts, { error: "Please choose none or supervised" }),
      /** Days after which an unanswered timesheet approves itself; null when it never does, and without hourly pay. */
      autoApproveDays: z
        .number({ error: "Please enter 5 to 30 days" })
        .int({ error: "Please enter 5 to 30 days" })
        .min(5, { error: "Please enter 5 to 30 days" })
        .max(30, { error: "Please enter 5 to 30 days" })
        .nullable(),
      extraClauses: z
        .array(
          z.object(
            {
              heading: field.line("Please enter a heading", 1, 120),
              text: field.prose("Please enter the clause", 1, engagementLimits.clause),
            },
            { error: "Please enter the clause" },
          ),
          { error: "Please send a list of clauses" },
        )
        .max(engagementLimits.clauses, { error: `Please use at most ${engagementLimits.clauses} clauses` }),
    },
    { error: "Please send the terms" },
  )
  .superRefine((terms, context) => {
    for (const problem of dayProblems(terms)) context.addIssue({ code: "custom", ...problem });
  })
  // Timesheets belong to hourly pay, so no other text states how they are approved.
  .transform((terms) => (terms.pay?.kind === "hourly" ? terms : { ...terms, autoApproveDays: null }));

export const storedPay = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hourly"), rateCents: z.number(), capMinutes: z.number().nullable() }),
  z.object({
    kind: z.literal("flat"),
    totalCents: z.number(),
    milestones: z.array(z.object({ title: z.string(), dueOn: field.day.nullable(), cents: z.number() })),
  }),
]);

export type StoredPay = z.infer<typeof storedPay>;

/** Terms in answers. They were checked when they were proposed. */
export const storedTerms = z.object({
  pay: storedPay.nullable(),
  services: z.array(z.string()),
  startsOn: field.day,
  endsOn: field.day.nullable(),
  supervisorId: field.id,
  governingState: z.string().nullable(),
  paymentDays: z.number(),
  expenses: z.object({ allowed: z.boolean(), capCents: z.number().nullable() }),
  firmAddress: z.string().nullable(),
  paralegalAddress: z.string().nullable(),
  clientContact: z.enum(clientContacts),
  autoApproveDays: z.number().nullable(),
  extraClauses: z.array(z.object({ heading: z.string(), text: z.string() })),
});
export type StructuredTerms = z.infer<typeof storedTerms>;
