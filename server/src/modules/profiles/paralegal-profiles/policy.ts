import { type Actor, may } from "../../../platform/actor.ts";

/** Members see every paralegal's profile; signed-out visitors those that their owners made public (PRODUCT.md). */
export const canSeeProfile = (viewer: Actor | null, profile: { isPublic: boolean }): boolean =>
  viewer !== null || profile.isPublic;

/** The firm's mailing address is read by those who edit the firm or sign for it. */
export const canSeeMailingAddress = (viewer: Actor): boolean =>
  may(viewer, "firm:edit") || may(viewer, "contract:create");
