import type { Billing } from "@caseload/contract/engagements/billing";
import { feesOf } from "./bill-time.ts";
import { feeCents } from "./ledes-1998b.ts";
import type { BillingRecord } from "./queries.ts";

/** For people who handle the firm's invoices only (requireBiller). */
export function presentBilling({ billing, time }: BillingRecord): Billing {
  const fees = billing && feesOf(billing.settings, time);
  return {
    settings: billing && {
      clientId: billing.settings.clientId,
      clientMatterId: billing.settings.clientMatterId,
      lawFirmMatterId: billing.settings.lawFirmMatterId,
      lawFirmId: billing.settings.lawFirmId,
      billRateCents: billing.settings.billRateCents,
      mode: billing.settings.mode,
    },
    updatedAt: billing?.settings.updatedAt.toISOString() ?? null,
    updatedByName: billing?.updatedByName ?? null,
    billableMinutes: time.reduce((sum, { minutes }) => sum + minutes, 0),
    billableCents: fees ? fees.reduce((sum, fee) => sum + feeCents(fee), 0) : null,
  };
}
