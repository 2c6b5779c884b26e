/** Sentences about invoices and payments. */
import { formatCents } from "./money-text.ts";

export const invoiceErrorMessages = {
  invoiceNotFound: "This invoice doesn't exist or has been removed.",
  paymentNotFound: "This payment doesn't exist or has been removed.",
  invoiceViewOnly:
    "Only the signing attorney, a managing partner, a senior partner or a firm admin can handle invoices.",
  workNotStarted: "Invoices can be created once work on the contract has started.",
  nothingToInvoice:
    "There is nothing to invoice: no approved time that isn't on an invoice yet. Choose a milestone or add an expense, or wait until time is approved.",
  creditExceeds: (cents: number) =>
    `Reversed time exceeds the rest of this invoice by ${formatCents(cents)}. Invoice it together with later time.`,
  totalIsZero: "Reversed time cancels out the rest of this invoice. Invoice it together with later time.",
  tooManyLines: "This invoice would have too many lines. Choose an earlier day (through)",
  noMilestones: "The pay of this contract has no milestones (milestones)",
  milestoneNotFound: (index: number) => `The terms in force have no milestone ${index} (milestones)`,
  milestoneInvoiced: (title: string) => `The milestone "${title}" is on an invoice already.`,
  feeExceeded: (left: number) =>
    `The agreed fee has ${formatCents(left)} left to invoice. Choose other milestones, or ask for an amendment.`,
  expensesNotAllowed: "The terms don't reimburse expenses. Ask for an amendment to invoice them.",
  expenseCapExceeded: (left: number) =>
    `The expense cap of this contract has ${formatCents(left)} left. Invoice less, or ask for an amendment.`,
  expenseInFuture: "An expense can't be on a day in the future (expenses)",
  receiptNotFound: "Please choose a file of this contract as the receipt (expenses)",
  receiptTwice: "Please choose another file for each expense (expenses)",
  receiptTaken: (name: string) =>
    `"${name}" is the receipt of an expense that was invoiced already. Choose another file.`,
  invoiceNotDraft: "This invoice has been sent already.",
  draftIsDeleted: "This invoice is a draft. Delete it instead.",
  invoiceVoid: "This invoice is void.",
  paidInvoiceNotVoided: "A payment of this invoice is confirmed, so it can't be voided.",
  notOverdue: "You can send reminders only for overdue invoices.",
  remindedToday: "You can send one reminder a day for this invoice. Try again tomorrow.",
  notDisputable: "Only an unpaid invoice can be disputed.",
  disputedAlready: "This invoice is already disputed. Resolve the dispute first.",
  noDispute: "This invoice has no open dispute.",
  lineOfOtherInvoice: "Please choose lines of this invoice (lines)",
  notPayable: "This invoice has nothing left to pay.",
  paymentExceedsRest: (left: number) =>
    left === 0
      ? "Confirmed and pending payments cover this invoice in full: $0.00 left."
      : `This invoice has ${formatCents(left)} left to pay after confirmed and pending payments. Enter at most that.`,
  paidInFuture: "A payment can't be on a day in the future (paidOn)",
  paidBeforeIssue: (day: string) =>
    `This invoice was issued on ${day}. Choose that day or a later one (paidOn)`,
  paymentAnswered: "This payment has been confirmed or denied already.",
} as const;
