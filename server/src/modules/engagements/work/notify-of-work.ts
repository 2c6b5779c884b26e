import type { UserType } from "@caseload/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { announceWork } from "./announce-work.ts";

interface Engagement {
  id: number;
  paralegalId: number;
  attorneyId: number;
  firmId: number;
  supervisorId: number;
}

type Text = Pick<Parameters<typeof notifyParties>[3], "title" | "message" | "priority" | "aboutId">;

/** Notifies the side that did not act, its supervising attorney too, and refreshes the screens that show the work. */
export async function notifyOfWork(
  tx: Tx,
  contract: Engagement,
  actingSide: UserType,
  text: Text,
  now: Date,
): Promise<void> {
  const notice = { ...text, actionUrl: `/contracts/${contract.id}?tab=work` };
  await notifyParties(tx, contract, actingSide, notice, now);
  if (actingSide === "paralegal" && contract.supervisorId !== contract.attorneyId)
    await notify(
      tx,
      { userId: contract.supervisorId, type: "contract", aboutId: contract.paralegalId, ...notice },
      ["contracts"],
      now,
    );
  await announceWork(tx, contract);
}
