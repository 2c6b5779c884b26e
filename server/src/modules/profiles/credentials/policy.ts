import type { Actor } from "../../../platform/actor.ts";

/** A credential is its owner's; staff have calls of their own. */
export const isOwn = (actor: Actor, credential: { userId: number }): boolean =>
  actor.id === credential.userId;

/** Nobody checks themselves. */
export const canDecide = (staff: Actor, credential: { userId: number }): boolean => !isOwn(staff, credential);
