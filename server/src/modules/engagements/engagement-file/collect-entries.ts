import type { Actor } from "../../../platform/actor.ts";
import { type Db, readConsistently } from "../../../platform/db/database.ts";
import { requireParty } from "../contracts/queries.ts";
import type { EngagementSource } from "./engagement-part.ts";
import { engagementParts } from "./engagement-parts.ts";

/**
 * The entries of an engagement's archive as the viewer's side sees them, from one snapshot of the database.
 * @throws HttpError 404 for people who are not a party
 */
export const collectEntries = (
  db: Db,
  viewer: Actor,
  contractId: number,
  rest: Pick<EngagementSource, "now" | "files" | "openAgreement" | "openInvoice">,
) =>
  readConsistently(db, async (tx) => {
    const engagement = await requireParty(tx, viewer, contractId);
    const lists = [];
    for (const part of engagementParts) lists.push(await part({ tx, viewer, engagement, ...rest }));
    return { side: engagement.side, entries: lists.flat() };
  });
