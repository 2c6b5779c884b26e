/** Limits of deliverables and of the supervision log. */
export const workLimits = {
  /** Characters of a deliverable's title. */
  title: 200,
  /** Characters of instructions, notes, comments and entries of the supervision log. */
  text: 4_000,
  /** Of one contract. */
  deliverables: 200,
  submissionFiles: 20,
  /** Of one deliverable, so that a quarrel has an end. */
  submissions: 50,
  /** Written by hand, of one contract. */
  supervisionEntries: 2_000,
} as const;
