import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Invoice, InvoiceStatus } from "@caseload/contract/engagements/invoices";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";
import { plusDays } from "../../../platform/calendar-day.ts";
import { sideOf } from "../contracts/policy.ts";

type Parties = Parameters<typeof sideOf>[1];

/** The roles that handle a firm's invoices, beside the signing attorney (ENGAGEMENT.md "Access"). */
export const invoiceRoles = [
  "managing_partner",
  "firm_admin",
  "senior_partner",
] as const satisfies readonly PrimaryRole[];

const hasInvoiceRole = ({ primaryRole }: Pick<Actor, "primaryRole">): boolean =>
  invoiceRoles.some((role) => role === primaryRole);

/** Who pays, disputes and resolves for the firm. Everyone else on the firm's side may only read. */
export function mayHandleInvoices(actor: Actor, contract: Parties): boolean {
  if (sideOf(actor, contract) !== "attorney") return false;
  const isSigningAttorney = actor.id === contract.attorneyId && actor.userType === "attorney";
  return isSigningAttorney || hasInvoiceRole(actor);
}

/** The statuses in which each act is possible. */
const possibleIn = {
  send: ["draft"],
  delete: ["draft"],
  void: ["sent", "viewed", "disputed"],
  dispute: ["sent", "viewed", "partly_paid"],
  resolve: ["disputed"],
  recordPayment: ["sent", "viewed", "partly_paid", "disputed"],
  remind: ["sent", "viewed", "partly_paid"],
} as const satisfies Record<string, readonly InvoiceStatus[]>;

export type InvoiceAct = keyof typeof possibleIn;

export const isPossible = (act: InvoiceAct, status: InvoiceStatus): boolean =>
  possibleIn[act].some((possible) => possible === status);

interface Amounts {
  totalCents: number;
  paidCents: number;
  pendingCents: number;
}

/** Whether today's reminder of an overdue invoice is still the paralegal's to send. */
export function mayBeReminded({ dueOn, today, remindedOn }: ReminderDays): boolean {
  if (dueOn === null || today <= dueOn || remindedOn === today) return false;
  // On these days the scheduled reminder goes out.
  return !engagementLimits.invoiceReminderDays.some((days) => plusDays(dueOn, days) === today);
}

interface ReminderDays {
  readonly dueOn: string | null;
  /** By the issuer's calendar. */
  readonly today: string;
  /** The day of the paralegal's last reminder. */
  readonly remindedOn: string | null;
}

/** What can still be recorded as paid. */
export const restCents = ({ totalCents, paidCents, pendingCents }: Amounts): number =>
  totalCents - paidCents - pendingCents;

/** What the viewer may do with an invoice, by role and by status. */
export function abilitiesOf(
  viewer: Actor,
  contract: Parties,
  { status, isRemindable, ...amounts }: Amounts & { status: InvoiceStatus; isRemindable: boolean },
): Invoice["may"] {
  const isIssuer = viewer.id === contract.paralegalId;
  const handles = mayHandleInvoices(viewer, contract);
  return {
    send: isIssuer && isPossible("send", status),
    delete: isIssuer && isPossible("delete", status),
    void: isIssuer && isPossible("void", status) && amounts.paidCents === 0,
    dispute: handles && isPossible("dispute", status),
    resolve: (isIssuer || handles) && isPossible("resolve", status),
    recordPayment: handles && isPossible("recordPayment", status) && restCents(amounts) > 0,
    confirm: isIssuer && amounts.pendingCents > 0,
    remind: isIssuer && isPossible("remind", status) && isRemindable,
  };
}

/** The status that an invoice has by its payments, once it was sent and while it is neither disputed nor void. */
export function statusByPayments(
  { totalCents, paidCents }: Amounts,
  viewedAt: Date | null,
): "sent" | "viewed" | "partly_paid" | "paid" {
  if (paidCents >= totalCents) return "paid";
  if (paidCents > 0) return "partly_paid";
  return viewedAt === null ? "sent" : "viewed";
}
