import type { UserType } from "@caseload/contract/roles";
import type { Tx } from "../../../platform/db/database.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { type Notice, notify } from "../../notifications/notifications/notify.ts";

interface Parties {
  id: number;
  paralegalId: number;
  attorneyId: number;
  firmId: number;
  supervisorId: number;
}

/** Leads to the contract's page unless it has an address of its own. `aboutId`: of the member who acted for the firm. */
type NoticeText = Pick<Notice, "title" | "message" | "priority"> &
  Partial<Pick<Notice, "actionUrl" | "aboutId">>;

/** The people whose screens show a contract: the parties, the supervising attorney, and colleagues who review, sign or report. */
export async function findContractAudience(
  tx: Tx,
  { paralegalId, attorneyId, firmId, supervisorId }: Omit<Parties, "id">,
): Promise<number[]> {
  const colleagues = [
    ...(await findColleaguesWho(tx, "application:review", firmId)),
    ...(await findColleaguesWho(tx, "contract:create", firmId)),
    ...(await findColleaguesWho(tx, "report:view", firmId)),
  ];
  return [...new Set([paralegalId, attorneyId, supervisorId, ...colleagues])];
}

/**
 * Notifies the side that did not act, or both after a scheduled task, and refreshes every screen that shows the
 * contract.
 */
export async function notifyParties(
  tx: Tx,
  contract: Parties,
  actingSide: UserType | null,
  text: NoticeText,
  now: Date,
): Promise<void> {
  const people = { paralegal: contract.paralegalId, attorney: contract.attorneyId };
  for (const side of ["paralegal", "attorney"] as const) {
    if (side === actingSide) continue;
    const notice = {
      userId: people[side],
      type: "contract",
      actionUrl: `/contracts/${contract.id}`,
      ...(actingSide === "paralegal" && { aboutId: contract.paralegalId }),
      ...text,
    } as const;
    await notify(tx, notice, ["contracts"], now);
  }
  await announce(tx, { to: await findContractAudience(tx, contract), topics: ["contracts"] });
}
