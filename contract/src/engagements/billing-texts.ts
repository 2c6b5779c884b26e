/** Sentences about billing a contract's time to the firm's client. */
import type { BillingMode } from "./billing.ts";

export const billingErrorMessages = {
  billingHandlers:
    "Only a firm admin, a managing or senior partner, or the attorney who signed can handle client billing.",
  billingNotSet: "Set up client billing for this contract first.",
  nothingToBill: "There is no approved, billable time in this period.",
  flatPayHasNoRate:
    "This contract pays a flat fee, so there is no hourly pay to pass on. Bill it as a fee at an hourly rate.",
} as const;

export const billingModeLabels: Readonly<Record<BillingMode, string>> = {
  fee: "As a fee at your bill rate",
  cost: "As a cost, without a markup",
};

export const billingModeNotes: Readonly<Record<BillingMode, string>> = {
  fee: "Each entry is billed at the hourly rate below. The paralegal never sees it.",
  cost: "Each entry is billed at the paralegal's pay for it. ABA Formal Op. 08-451 says that outsourced services billed as a disbursement are billed at actual cost unless the client agrees otherwise. This is a note, not legal advice.",
};

export const billingSavedToast = "Client billing saved";
