import type { Actor } from "../actor.ts";
import type { FilePurpose } from "../db/schema/files.ts";

/** Users can open their own files; staff can open the evidence of credentials. */
export const canOpenFile = (actor: Actor, file: { ownerId: number | null; purpose: FilePurpose }): boolean =>
  file.ownerId === actor.id || (file.purpose === "evidence" && file.ownerId !== null && actor.staff);
