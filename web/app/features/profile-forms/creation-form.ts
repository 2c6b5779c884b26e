import { optionalText } from "@caseload/contract/fields";
import { maxLength } from "@caseload/contract/limits";
import { profileCreation } from "@caseload/contract/profiles/profiles";
import type { z } from "zod";

/** The form asks for certifications as one text; skills come with matching. */
export const creationForm = profileCreation
  .omit({ skills: true })
  .extend({ certifications: optionalText(maxLength.shortText) });

export type CreationValues = z.input<typeof creationForm>;
export type CreationOutput = z.output<typeof creationForm>;
