import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { findLiveContractTitle } from "./queries.ts";

/**
 * Takes a person's postings and undecided applications back. Live contracts are looked for afterwards: whoever accepts
 * an application meanwhile either finished before, and is seen, or finds it withdrawn.
 * @throws HttpError 409 naming the live contract
 */
export async function leaveMarketplace(
  tx: Tx,
  hooks: Pick<Hooks, "hidePostings" | "withdrawApplications">,
  person: { id: number; name: string },
  now: Date,
): Promise<void> {
  await hooks.hidePostings(tx, person.id, now);
  await hooks.withdrawApplications(tx, person, now);
  const title = await findLiveContractTitle(tx, person.id);
  if (title !== undefined) throw conflict(errorMessages.liveContract(title));
}

/** Signs a person out everywhere, and tells every screen that showed them. */
export async function signOutEverywhere(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await announce(tx, { to: "everyone", topics: ["profile", "jobs", "messages", "contracts"] });
  await announce(tx, { to: [userId], topics: ["session"], forget: [userId] });
}
