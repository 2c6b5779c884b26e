/** The days on which time can be recorded under a contract. */
import type { Contract } from "@caseload/contract/engagements/contracts";
import { dayIn } from "~/lib/dates.ts";

type Dated = Pick<Contract, "status" | "startedAt" | "projectDeadline">;

/** The day on which work was started; null before. */
export const firstWorkDay = ({ startedAt }: Pick<Dated, "startedAt">, timeZone: string): string | null =>
  startedAt === null ? null : dayIn(Date.parse(startedAt), timeZone);

interface Viewer {
  readonly today: string;
  readonly timeZone: string;
}

/** Whether the server takes time for a day: while in progress, from the start to today and the end of the terms. */
export function isWorkDay(contract: Dated, day: string, { today, timeZone }: Viewer): boolean {
  const first = firstWorkDay(contract, timeZone);
  if (contract.status !== "in_progress" || first === null) return false;
  const { projectDeadline } = contract;
  return day >= first && day <= today && (projectDeadline === null || day <= projectDeadline);
}
