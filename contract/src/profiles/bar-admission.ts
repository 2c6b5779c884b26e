import { z } from "zod";
import * as field from "../fields.ts";

/** An attorney's bar admission that staff checked and that has not expired, as the other side reads it; null without one. */
export const barAdmission = z
  .object({
    /** Postal code. */
    state: z.string(),
    /** The end of the bar number: enough to recognize it in the state's register. */
    lastDigits: z.string(),
    checkedOn: field.day,
  })
  .nullable();
export type BarAdmission = z.infer<typeof barAdmission>;
