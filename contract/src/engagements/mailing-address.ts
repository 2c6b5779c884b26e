/** The mailing address of a person or a firm: private, and printed in agreements only. */
import { z } from "zod";
import * as field from "../fields.ts";
import { addressProblem } from "./mailing-address-text.ts";

const message = "Please enter a mailing address";
/** Longer than any address that addressProblem accepts, whose sentence is the better one. */
const maxTyped = 1_000;

const mailingAddress = field.prose(message, 1, maxTyped).superRefine((address, context) => {
  const problem = addressProblem(address);
  if (problem !== null) context.addIssue({ code: "custom", message: problem });
});

/** Null or empty removes it. */
export const optionalMailingAddress = z
  .string({ error: message })
  .nullable()
  .transform((address, context): string | null => {
    if (address === null || address.trim() === "") return null;
    const { data, error } = mailingAddress.safeParse(address);
    if (data !== undefined) return data;
    context.addIssue({ code: "custom", message: error.issues[0]?.message ?? message });
    return z.NEVER;
  });
