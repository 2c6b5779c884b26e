import { may, type Actor } from "../../../platform/actor.ts";

/** From whose side the directory is read. */
export interface Viewer {
  /** Members see every profile, visitors the public ones (PRODUCT.md). */
  seesPrivate: boolean;
  /** The firm on whose behalf the viewer hires. */
  firmId: number | null;
}

/** Members see every profile; whoever reviews a firm's applications sees its shortlist too. */
export const viewerOf = (actor: Actor | null): Viewer => ({
  seesPrivate: actor !== null,
  firmId: actor !== null && may(actor, "application:review") ? actor.firmId : null,
});
