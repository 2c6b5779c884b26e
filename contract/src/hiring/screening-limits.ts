/** Limits of screening questions and of an application's file: apart from their schemas, which pages load late. */
export const screeningLimits = {
  questions: 5,
  question: 200,
  answer: 2_000,
  /** In bytes. */
  attachmentBytes: 10_485_760,
} as const;
