/** The fields of a new invoice as they are typed, and what the contract makes of them. */
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { type Invoiceable, newInvoice } from "@caseload/contract/engagements/new-invoice";
import { z } from "zod";
import { centsOf } from "~/lib/typed-amounts.ts";

const { through, expenses } = newInvoice.shape;
const expense = expenses.unwrap().element.shape;

export const invoiceForm = z.object({
  // Named as in the contract, so that the server's errors reach the field.
  through: z
    .string()
    .transform((day) => (day === "" ? undefined : day))
    .pipe(through),
  milestones: z.array(z.number()),
  expenses: z.array(
    z.object({
      day: expense.day,
      description: expense.description,
      cents: z.string().transform(centsOf).pipe(expense.cents),
      fileId: z.number().nullable(),
    }),
  ),
});
export type InvoiceValues = z.input<typeof invoiceForm>;
export type InvoiceInput = z.output<typeof invoiceForm>;

export const blankInvoice: InvoiceValues = { through: "", milestones: [], expenses: [] };

/** What the typed amounts come to; what is no amount yet counts nothing. */
export const sumTyped = (amounts: readonly string[]): number =>
  amounts
    .map(centsOf)
    .filter((cents) => Number.isInteger(cents))
    .reduce((sum, cents) => sum + cents, 0);

/** The fields that the server's lines "message (expenses.0.cents)" speak of. */
export function expenseProblems(
  text: string,
): { field: `expenses.${number}.${"day" | "description" | "cents"}`; message: string }[] {
  return text.split("\n").flatMap((line) => {
    const [, message, index, name] = /^(.*) \(expenses\.(\d+)\.(day|description|cents)\)$/.exec(line) ?? [];
    if (message === undefined || index === undefined) return [];
    const key = name === "day" || name === "description" ? name : "cents";
    return [{ field: `expenses.${Number(index)}.${key}` as const, message }];
  });
}

/** Why the server would refuse it, in its words; null when it would not, as far as is known. */
export function refusalOf(
  body: InvoiceInput,
  { minutes, expenses }: Invoiceable,
  expenseCents: number,
): string | null {
  if (minutes === 0 && body.milestones.length === 0 && body.expenses.length === 0)
    return invoiceErrorMessages.nothingToInvoice;
  return expenses.leftCents !== null && expenseCents > expenses.leftCents
    ? invoiceErrorMessages.expenseCapExceeded(expenses.leftCents)
    : null;
}
