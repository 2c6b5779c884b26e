import { profileEdit } from "@caseload/contract/profiles/profiles";
import type { z } from "zod";

/** Whether visitors may see it has a switch of its own. */
export const editForm = profileEdit.omit({ isPublic: true });
export type EditFormValues = z.input<typeof editForm>;
export type EditFormOutput = z.output<typeof editForm>;
