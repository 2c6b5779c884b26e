import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import { describe, expect, test } from "vitest";
import { useSchemaForm } from "~/lib/form.ts";
import { draw } from "~/testkit/draw.tsx";
import { invoiceable } from "~/testkit/invoice-records.ts";
import { ExpenseFields, MilestoneChoice } from "./invoice-fields.tsx";
import {
  blankInvoice,
  expenseProblems,
  type InvoiceInput,
  type InvoiceValues,
  invoiceForm,
  refusalOf,
  sumTyped,
} from "./invoice-form.ts";
import { InvoiceSum } from "./invoice-sum.tsx";
import { paymentForm } from "./payment-form.ts";

const expense = { day: "2026-11-20", description: "Courier to the Clerk", cents: "24.50", fileId: null };
const problemsOf = (values: InvoiceValues) =>
  invoiceForm.safeParse(values).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("what is typed", () => {
  test("is sent in the contract's terms", () => {
    expect(invoiceForm.parse({ through: "2026-11-15", milestones: [0], expenses: [expense] })).toEqual({
      through: "2026-11-15",
      milestones: [0],
      expenses: [{ ...expense, cents: 2_450 }],
    });
    expect(invoiceForm.parse(blankInvoice).through).toBeUndefined();
  });

  test("is refused in the contract's words, at its field", () => {
    expect(
      problemsOf({
        through: "soon",
        milestones: [],
        expenses: [{ day: "", description: " ", cents: "ten", fileId: null }],
      }),
    ).toEqual([
      "through: Please enter a date",
      "expenses.0.day: Please enter a date",
      "expenses.0.description: Please describe the expense",
      "expenses.0.cents: Please enter the expense in whole cents, more than 0",
    ]);
    expect(problemsOf({ ...blankInvoice, expenses: [{ ...expense, cents: "1.005" }] })).toHaveLength(1);
  });

  test("adds up as far as it is an amount", () => {
    expect(sumTyped(["24.50", "$1,000", "", "ten", "1.005"])).toBe(102_450);
  });

  test("of a payment is at most what is left", () => {
    const form = paymentForm(52_840);
    const values = { cents: "528.40", paidOn: "2026-11-17", means: "ach", reference: "" } as const;
    expect(form.parse(values)).toEqual({ ...values, cents: 52_840, reference: null });
    expect(form.safeParse({ ...values, cents: "528.41" }).error?.issues[0]?.message).toContain(
      "$528.40 left to pay",
    );
    expect(form.safeParse({ ...values, means: undefined }).error?.issues[0]?.message).toBe(
      "Please choose how it was paid",
    );
  });
});

test("the server's lines reach the expense that they are about", () => {
  const text = "Please describe the expense (expenses.1.description)\nPlease enter a date (through)";
  expect(expenseProblems(text)).toEqual([
    { field: "expenses.1.description", message: "Please describe the expense" },
  ]);
});

describe("an invoice that would be refused", () => {
  const body: InvoiceInput = { through: undefined, milestones: [], expenses: [] };
  const capped = invoiceable({ expenses: { allowed: true, capCents: 10_000, leftCents: 2_000 } });

  test("has nothing on it", () => {
    expect(refusalOf(body, invoiceable({ minutes: 0, timeCents: 0 }), 0)).toContain(
      "There is nothing to invoice",
    );
    expect(refusalOf({ ...body, milestones: [0] }, invoiceable({ minutes: 0, timeCents: 0 }), 0)).toBeNull();
    expect(refusalOf(body, invoiceable(), 0)).toBeNull();
  });

  test("exceeds the expense cap", () => {
    expect(refusalOf(body, capped, 2_001)).toContain("$20.00 left");
    expect(refusalOf(body, capped, 2_000)).toBeNull();
  });
});

function Fields({ of, values = blankInvoice }: { of: Invoiceable; values?: InvoiceValues }) {
  const form = useSchemaForm<InvoiceValues, InvoiceInput>(invoiceForm, { defaultValues: values });
  return (
    <>
      <MilestoneChoice form={form} milestones={of.milestones} />
      <ExpenseFields contractId={3} form={form} expenses={of.expenses} today="2026-11-22" />
      <InvoiceSum invoiceable={of} timeCents={of.timeCents} milestoneCents={0} expenseCents={0} />
    </>
  );
}

describe("the fields", () => {
  test("have no milestones or expenses where the terms have none", async () => {
    const { text, labels, buttons } = await draw(<Fields of={invoiceable()} />);
    expect(labels).toEqual([]);
    expect(buttons).toEqual([]);
    expect(text).toContain("The terms of this contract don't reimburse expenses.");
    expect(text).toContain("Approved time, 20.4 h, Nov 9 – 15, 2026 $1,101.60 Total $1,101.60");
  });

  test("list milestones, of which invoiced ones can't be chosen", async () => {
    const { text, html } = await draw(
      <Fields
        of={invoiceable({
          minutes: 0,
          timeCents: 0,
          milestones: [
            { index: 0, title: "First review", dueOn: "2026-11-10", cents: 50_000, invoiced: true },
            { index: 1, title: "Second review", dueOn: "2026-12-10", cents: 100_000, invoiced: false },
          ],
        })}
      />,
    );
    expect(text).toContain("First review Invoiced $500.00");
    expect(text).toContain("Second review Due Dec 10 $1,000.00");
    expect(html.match(/disabled=""/g)).toHaveLength(1);
    expect(text).not.toContain("Approved time");
  });

  test("of expenses are numbered, removed one by one, and know the cap", async () => {
    const { text, labels, buttons } = await draw(
      <Fields
        of={invoiceable({ expenses: { allowed: true, capCents: 10_000, leftCents: 2_000 } })}
        values={{ ...blankInvoice, expenses: [expense, expense] }}
      />,
    );
    expect(text).toContain("$20.00 left under the expense cap");
    expect(labels).toEqual(expect.arrayContaining(["Description", "Date", "Amount", "Receipt (optional)"]));
    const actions = buttons.map(({ name }) => name).filter((name) => /^(Remove|Upload|Add) /.test(name));
    expect(actions).toEqual([
      "Remove expense 1",
      "Upload Receipt",
      "Remove expense 2",
      "Upload Receipt",
      "Add Expense",
    ]);
  });
});
