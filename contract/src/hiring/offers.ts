/** What accepting an application would do, before it is done. */
import { z } from "zod";
import { payDerivations } from "../engagements/pay-derivation.ts";
import { storedTerms } from "../engagements/structured-terms.ts";
import * as field from "../fields.ts";
import { conflictCheck } from "./conflict-check.ts";

export const offer = z.object({
  /** Version 1 of the terms, as accepting would draft it now. Addresses are for the parties of a contract. */
  terms: storedTerms.omit({ firmAddress: true, paralegalAddress: true }),
  payDerivedFrom: z.enum(payDerivations),
  supervisorName: z.string(),
  /** The posting's hours, in its own words. */
  hoursPerWeek: z.string(),
  /** The pay that the posting names, in US cents; null where it names none. */
  postedPay: z
    .object({ kind: z.enum(["hourly", "flat"]), minCents: z.number().int(), maxCents: z.number().int() })
    .nullable(),
  /** The median of what the posting's applicants ask an hour, in US cents; null without any. */
  applicantsMedianCents: z.number().int().nullable(),
  positions: z.object({ total: z.number().int(), taken: z.number().int() }),
  conflict: conflictCheck,
  /** The other applicants to the posting. */
  others: z.object({
    /** Shortlisted and undecided. */
    shortlisted: z.array(z.object({ id: field.id, name: z.string(), emailConfirmed: z.boolean() })),
    /** Undecided and not shortlisted. */
    pending: z.number().int(),
    /** Accepted, rejected or withdrawn. */
    decided: z.number().int(),
  }),
});
export type Offer = z.infer<typeof offer>;
