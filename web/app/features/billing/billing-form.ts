/** The fields of client billing as they are typed, and what the contract makes of them. */
import { type Billing, contractBilling, type ContractBilling } from "@caseload/contract/engagements/billing";
import { z } from "zod";

/** "$1,234.50" as whole US cents; NaN for anything else. */
export function centsOf(text: string): number {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return Number.NaN;
  const [, whole = "", fraction = ""] = match;
  return Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
}

export const billingForm = z
  .object({
    clientId: z.string(),
    clientMatterId: z.string(),
    lawFirmMatterId: z.string(),
    lawFirmId: z.string(),
    // Named as in the contract, so that the server's errors reach the field.
    billRateCents: z.string(),
    mode: z.enum(["fee", "cost"]),
  })
  .transform(({ lawFirmId, billRateCents, ...form }) => ({
    ...form,
    lawFirmId: lawFirmId.trim() === "" ? null : lawFirmId,
    billRateCents: billRateCents.trim() === "" ? null : centsOf(billRateCents),
  }))
  // Its optional fields are all given here.
  .pipe(contractBilling as z.ZodType<ContractBilling, ContractBilling>);
export type BillingValues = z.input<typeof billingForm>;
export type BillingInput = z.output<typeof billingForm>;

/** What the fields start with. */
export function billingValues(settings: Billing["settings"]): BillingValues {
  const rate = settings?.billRateCents ?? null;
  return {
    clientId: settings?.clientId ?? "",
    clientMatterId: settings?.clientMatterId ?? "",
    lawFirmMatterId: settings?.lawFirmMatterId ?? "",
    lawFirmId: settings?.lawFirmId ?? "",
    billRateCents: rate === null ? "" : (rate / 100).toFixed(2),
    mode: settings?.mode ?? "fee",
  };
}
