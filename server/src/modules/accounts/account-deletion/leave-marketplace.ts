import { errorMessages } from "@caseload/contract/error-messages";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { deleteSessions } from "../sessions/end-sessions.ts";
import { findLiveContractTitle } from "./queries.ts";

/**
 * Hides a user's postings, withdraws undecided applications, and reports supervised contracts. Checks for live contracts last, so that an application
 * accepted concurrently is either found as a contract or already withdrawn.
 * @throws HttpError 409 naming the live contract
 */
export async function leaveMarketplace(
  tx: Tx,
  hooks: Pick<Hooks, "hidePostings" | "withdrawApplications" | "reportDeparture">,
  person: { id: number; name: string; firmId: number | null },
  now: Date,
): Promise<void> {
  await hooks.hidePostings(tx, person.id, now);
  await hooks.withdrawApplications(tx, person, now);
  if (person.firmId !== null)
    await hooks.reportDeparture(tx, { firmId: person.firmId, userId: person.id }, now);
  const title = await findLiveContractTitle(tx, person.id);
  if (title !== undefined) throw conflict(errorMessages.liveContract(title));
}

/** Ends all sessions of a user, and refreshes all screens that showed them. */
export async function signOutEverywhere(tx: Tx, userId: number): Promise<void> {
  await announce(tx, { to: "everyone", topics: ["profile", "jobs", "messages", "contracts"] });
  await deleteSessions(tx, userId);
}
