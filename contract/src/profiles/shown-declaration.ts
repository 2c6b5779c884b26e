import { z } from "zod";
import * as field from "../fields.ts";

/** What others read about a declaration. Nobody has checked it. */
export const shownDeclaration = z.object({
  state: z.string(),
  section: z.string(),
  label: z.string(),
  declaredAt: field.instant,
  /** Null where the state requires no continuing education. */
  isEducationComplete: z.boolean().nullable(),
});
export type ShownDeclaration = z.infer<typeof shownDeclaration>;
