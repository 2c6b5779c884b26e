import {
  interviewMoves,
  openInterviewStatuses,
  type InterviewStatus,
} from "@caseload/contract/hiring/interview-moves";
import type { Interview, InterviewSlot } from "@caseload/contract/hiring/interviews";
import { mayMove } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";

interface State {
  status: InterviewStatus;
  slots: readonly InterviewSlot[];
  proposedBy: UserType;
  startsAt: Date | null;
}

export const otherSide = (side: UserType): UserType => (side === "attorney" ? "paralegal" : "attorney");

export const isOpen = ({ status }: Pick<State, "status">): boolean =>
  openInterviewStatuses.some((open) => open === status);

/** The side whose answer proposed times await. */
export const turnOf = (interview: State): UserType | null =>
  isOpen(interview) && interview.slots.length > 0 ? otherSide(interview.proposedBy) : null;

export const hasStarted = ({ startsAt }: Pick<State, "startsAt">, now: Date): boolean =>
  startsAt !== null && startsAt <= now;

/** A time can be confirmed until it begins. */
export const isAhead = ({ startsAt }: InterviewSlot, now: Date): boolean => new Date(startsAt) > now;

/** What a side may do with an interview now. */
export function abilitiesOf(interview: State, side: UserType, now: Date): Interview["may"] {
  const isTurn = turnOf(interview) === side;
  const isBefore = isOpen(interview) && !hasStarted(interview, now);
  return {
    confirm: isTurn && isBefore && interview.slots.some((slot) => isAhead(slot, now)),
    counter: isBefore,
    decline: isTurn,
    cancel: isBefore,
    recordOutcome: mayMove(interview.status, interviewMoves.hold) && hasStarted(interview, now),
  };
}
