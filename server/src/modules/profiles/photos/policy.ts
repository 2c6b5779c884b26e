import type { Actor } from "../../../platform/actor.ts";

/** Members see every photo; signed-out visitors those of people with a public profile or a published job. */
export const canSeePhoto = (
  viewer: Actor | null,
  person: { hasPublicProfile: boolean; hasPosting: boolean },
): boolean => viewer !== null || person.hasPublicProfile || person.hasPosting;
