import type { Actor } from "../../../platform/actor.ts";

/** Credentials are private to their owner. Staff use endpoints of their own. */
export const isOwn = (actor: Actor, credential: { userId: number }): boolean =>
  actor.id === credential.userId;

/** Staff cannot decide on their own credentials. */
export const canDecide = (staff: Actor, credential: { userId: number }): boolean => !isOwn(staff, credential);
