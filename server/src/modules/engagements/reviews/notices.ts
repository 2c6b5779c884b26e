import type { UserType } from "@caseload/contract/roles";
import { announce } from "../../../platform/realtime/announce.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findContractAudience } from "../contracts/notify-parties.ts";

interface Contract {
  id: number;
  paralegalId: number;
  attorneyId: number;
  supervisorId: number;
  firmId: number;
}

/** Refreshes the screens of one side, or of both, that show a contract's reviews. */
export async function announceReviews(tx: Tx, contract: Contract, only?: UserType): Promise<void> {
  const audience = await findContractAudience(tx, contract);
  const to = audience.filter(
    (id) => only === undefined || (id === contract.paralegalId) === (only === "paralegal"),
  );
  await announce(tx, { to, topics: ["reviews"] });
}

/** Notifies a side about a contract's reviews. No text of a review leaves the site. */
export async function notifySide(
  tx: Tx,
  contract: Contract,
  side: UserType,
  text: { title: string; message: string },
  now: Date,
): Promise<void> {
  const notice = {
    userId: side === "paralegal" ? contract.paralegalId : contract.attorneyId,
    type: "contract",
    ...text,
    priority: "medium",
    actionUrl: `/contracts/${contract.id}`,
  } as const;
  await notify(tx, notice, ["reviews"], now);
}
