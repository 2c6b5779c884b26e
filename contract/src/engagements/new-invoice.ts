/** What a new invoice is drawn up from. */
import { z } from "zod";
import * as field from "../fields.ts";
import { engagementLimits } from "./engagement-limits.ts";

const expenseError = { error: "Please enter the expense in whole cents, more than 0" };
const expense = z.object({
  day: field.day,
  description: field.line("Please describe the expense", 1, engagementLimits.expenseDescription),
  cents: z
    .number(expenseError)
    .int(expenseError)
    .min(1, expenseError)
    .max(engagementLimits.maxFeeCents, { error: "Please enter a smaller expense" }),
  /** The receipt: one version of a file of the contract that is no other expense's receipt. */
  fileId: field.id.nullish(),
});

const milestoneIndex = z
  .number({ error: "Please name milestones by their place, from 0" })
  .int({ error: "Please name milestones by their place, from 0" })
  .min(0, { error: "Please name milestones by their place, from 0" });

export const newInvoice = z.object({
  /** Approved time up to this day; all of it when absent. */
  through: field.day.optional(),
  /** Milestones of the terms in force by place, from 0. */
  milestones: z
    .array(milestoneIndex, { error: "Please send a list of milestones" })
    .max(engagementLimits.milestones, {
      error: `Please use at most ${engagementLimits.milestones} milestones`,
    })
    .refine((given) => new Set(given).size === given.length, { error: "Please name each milestone once" })
    .default([]),
  expenses: z
    .array(expense, { error: "Please send a list of expenses" })
    .max(engagementLimits.expenses, { error: `Please use at most ${engagementLimits.expenses} expenses` })
    .default([]),
});
export type NewInvoice = z.infer<typeof newInvoice>;

/** What a next invoice of a contract could contain. */
export const invoiceable = z.object({
  /** Approved time that is on no invoice, reversals subtracted, up to `through`. */
  minutes: z.number().int(),
  timeCents: z.number().int(),
  from: field.day.nullable(),
  to: field.day.nullable(),
  /** Milestones of the terms in force; empty unless pay is flat. */
  milestones: z.array(
    z.object({
      index: z.number().int(),
      title: z.string(),
      dueOn: field.day.nullable(),
      cents: z.number().int(),
      /** On an invoice that is not void. */
      invoiced: z.boolean(),
    }),
  ),
  expenses: z.object({
    allowed: z.boolean(),
    capCents: z.number().int().nullable(),
    /** What is left under the cap; null without one. */
    leftCents: z.number().int().nullable(),
  }),
  paymentDays: z.number().int(),
  /** Whether an invoice can be drawn up under this contract: work has started. */
  mayCreate: z.boolean(),
});
export type Invoiceable = z.infer<typeof invoiceable>;
