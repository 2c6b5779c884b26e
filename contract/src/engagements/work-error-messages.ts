/** Sentences about deliverables and the supervision log. */
import { workLimits } from "./work-limits.ts";

export const workErrorMessages = {
  deliverableNotFound: "This deliverable doesn't exist or has been removed.",
  workNotOpen:
    "Deliverables can be added and submitted once the terms are agreed and until the contract ends.",
  tooManyDeliverables: `A contract holds at most ${workLimits.deliverables} deliverables.`,
  tooManySubmissions: `A deliverable can be submitted at most ${workLimits.submissions} times. Add another.`,
  workAssigners:
    "Only the supervising attorney, or an attorney who signs for the firm, can add and edit deliverables.",
  deliverableOfOtherSide: "Only the side that added this deliverable can edit or delete it.",
  deliverableSubmittedBefore: "This deliverable has been submitted and can't be edited or deleted anymore.",
  deliverableAwaitsAnswer: "This deliverable has already been submitted and is awaiting a response.",
  deliverableApproved: "This deliverable is approved.",
  deliverableAnswered: "This deliverable has already been approved or returned.",
  deliverableNotSubmitted: "This deliverable has not been submitted yet.",
  workDeciders:
    "Only the supervising attorney, or an attorney who signs for the firm, can approve or return deliverables.",
  notSupervised: "The supervision log opens once the terms are agreed.",
  notSupervisedAnymore: "This contract was canceled. Its supervision log is closed.",
  supervisors: "Only the firm's attorneys can add to the supervision log.",
  supervisionFull: `The supervision log holds at most ${workLimits.supervisionEntries} instructions and reviews.`,
  unknownFiles: "Please choose files of this contract (fileIds)",
} as const;
