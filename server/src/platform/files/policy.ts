import type { Actor } from "../actor.ts";
import type { FilePurpose } from "../db/schema/files.ts";

/** One's own files, and for those who check credentials the evidence. */
export const canOpenFile = (actor: Actor, file: { ownerId: number | null; purpose: FilePurpose }): boolean =>
  file.ownerId === actor.id || (file.purpose === "evidence" && file.ownerId !== null && actor.staff);
