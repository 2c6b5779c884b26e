/** The order of the list: what awaits the viewer first, what is approved last; by due date otherwise. */
import type { DeliverableStatus } from "@caseload/contract/engagements/deliverable-moves";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { UserType } from "@caseload/contract/roles";

const orders: Record<UserType, readonly DeliverableStatus[]> = {
  attorney: ["submitted", "returned", "due", "approved"],
  paralegal: ["returned", "due", "submitted", "approved"],
};

/** @param rows by due date, as the server lists them */
export const inOrder = (rows: readonly Deliverable[], side: UserType): Deliverable[] =>
  orders[side].flatMap((status) => rows.filter((row) => row.status === status));

/** Whether it is late, which submitted and approved work is not. */
export const isLate = ({ status, dueOn }: Deliverable, today: string): boolean =>
  dueOn !== null && dueOn < today && (status === "due" || status === "returned");

/** "2 days late", "in 5 days"; nothing for what is submitted or approved. */
export function dueNote({ status, dueOn }: Deliverable, daysUntil: (day: string) => number): string | null {
  if (dueOn === null || status === "submitted" || status === "approved") return null;
  const days = daysUntil(dueOn);
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  if (days === 0) return "today";
  return days < 0 ? `${count} late` : `in ${count}`;
}
