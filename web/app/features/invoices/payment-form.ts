/** The fields of a payment as they are typed, and what the contract makes of them. */
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import { newPayment } from "@caseload/contract/engagements/payments";
import { z } from "zod";
import { centsOf } from "~/lib/typed-amounts.ts";

const { cents, paidOn, means, reference } = newPayment.shape;

/** @param restCents what is left after confirmed and pending payments */
export const paymentForm = (restCents: number) =>
  z.object({
    // Named as in the contract, so that the server's errors reach the field.
    cents: z
      .string()
      .transform(centsOf)
      .pipe(cents.max(restCents, { error: invoiceErrorMessages.paymentExceedsRest(restCents) })),
    paidOn,
    means,
    reference,
  });
export type PaymentValues = z.input<ReturnType<typeof paymentForm>>;
export type PaymentInput = z.output<ReturnType<typeof paymentForm>>;
