import { useState } from "react";
import type { ChosenTimes } from "./proposal-times.ts";

/** An undecided application without an interview. */
export interface ProposalApplicant {
  applicationId: number;
  name: string;
}

const none: ChosenTimes = { times: [], problem: null };

/** An interview that is being proposed: its applicant, and times that are chosen in the week. */
export function useProposal() {
  const [isOpen, setOpen] = useState(false);
  const [applicant, choose] = useState<ProposalApplicant | null>(null);
  const [chosen, setChosen] = useState(none);
  return {
    ...chosen,
    isOpen,
    applicant,
    setOpen,
    choose,
    /** What is added and removed is worked out by proposal-times.ts, which loads with the week. */
    setChosen,
    /** Ends it: the times are proposed. */
    finish(): void {
      setOpen(false);
      choose(null);
      setChosen(none);
    },
  };
}
export type Proposal = ReturnType<typeof useProposal>;
