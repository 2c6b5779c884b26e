import { may, type Actor } from "../../../platform/actor.ts";
import type { Viewer } from "./filters.ts";

/** Members see every profile; whoever reviews a firm's applications sees its shortlist too. */
export const viewerOf = (actor: Actor | null): Viewer => ({
  seesPrivate: actor !== null,
  firmId: actor !== null && may(actor, "application:review") ? actor.firmId : null,
});
