import { useApi } from "~/lib/use-api.ts";
import { plusDays } from "./days.ts";
import { isWithin } from "./proposal-times.ts";
import type { ProposalApplicant } from "./use-proposal.ts";

export interface ApplicantTimes {
  name: string;
  /** IANA name. */
  timeZone: string;
  /** Whether the applicant keeps availability. */
  isKept: boolean;
  /** Whether the applicant is free from one instant to another; null where that is unknown. */
  isFree: (start: number, end: number) => boolean | null;
}

/** When an applicant can meet in a week; null while there is none, and until it is loaded. */
export function useApplicantTimes(
  applicant: ProposalApplicant | null,
  week: readonly string[],
): ApplicantTimes | null {
  const [first = "", last = ""] = [week[0], week.at(-1)];
  // A day of leeway for the applicant's time zone.
  const query = { from: plusDays(first, -1), to: plusDays(last, 1) };
  const input = { params: { id: applicant?.applicationId ?? 0 }, query };
  const { data } = useApi("getApplicantAvailability", input, { enabled: applicant !== null });
  if (!applicant || !data) return null;
  const { timeZone, isKept, free } = data;
  return {
    name: applicant.name,
    timeZone,
    isKept,
    isFree: (start, end) => {
      const isAsked = Date.parse(query.from) <= start && end <= Date.parse(plusDays(query.to, 1));
      return isKept && isAsked ? isWithin(free, start, end) : null;
    },
  };
}
