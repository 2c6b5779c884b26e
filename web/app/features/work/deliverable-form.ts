/** The fields of a deliverable as they are typed, and what the contract makes of them. */
import { deliverableFields } from "@caseload/contract/engagements/deliverables";
import { z } from "zod";

export const deliverableForm = z.object({
  title: deliverableFields.title,
  dueOn: z
    .string()
    .transform((day) => (day === "" ? null : day))
    .pipe(deliverableFields.dueOn),
  instructions: deliverableFields.instructions,
});
export type DeliverableValues = z.input<typeof deliverableForm>;
export type DeliverableInput = z.output<typeof deliverableForm>;
