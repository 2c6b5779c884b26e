import type { Actor } from "../../../platform/actor.ts";

/** Members see every paralegal's profile; signed-out visitors those that their owners made public (PRODUCT.md). */
export const canSeeProfile = (viewer: Actor | null, profile: { isPublic: boolean }): boolean =>
  viewer !== null || profile.isPublic;
