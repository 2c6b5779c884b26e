import type { Actor } from "../../../platform/actor.ts";

/** Members see each other; signed-out visitors see whom a public profile or a posting shows to everybody. */
export const canSeePhoto = (
  viewer: Actor | null,
  person: { hasPublicProfile: boolean; hasPosting: boolean },
): boolean => viewer !== null || person.hasPublicProfile || person.hasPosting;
