/** What an application says besides its cover letter and price: answers to the posting's questions, a start, a note, a file. */
import { z } from "zod";
import * as field from "../fields.ts";
import { screeningLimits } from "./screening-limits.ts";

/** The questions of a posting that every application answers. */
export const screeningQuestions = z
  .array(field.line("Please enter a question, or remove it", 5, screeningLimits.question), {
    error: "Please send a list of questions",
  })
  .max(screeningLimits.questions, { error: `Please ask at most ${screeningLimits.questions} questions` })
  .nullish()
  .transform((questions) => [...new Set(questions ?? [])]);

/** An answer with its question as the applicant read it, because the posting may change. */
export const screeningAnswer = z.object({ question: z.string(), answer: z.string() });
export type ScreeningAnswer = z.infer<typeof screeningAnswer>;

export const screeningAnswers = z
  .array(
    z.object({
      question: z.string({ error: "Please send the question" }).max(screeningLimits.question),
      answer: field.text("Please answer this question", 1, screeningLimits.answer),
    }),
    { error: "Please send a list of answers" },
  )
  .max(screeningLimits.questions, { error: `Please send at most ${screeningLimits.questions} answers` });

/** The attached file as both sides see it. */
export const applicationAttachment = z.object({
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** "not_scanned": no virus scanner is configured. */
  scan: z.enum(["clean", "not_scanned"]),
});

export const attachmentErrorMessages = {
  noAttachment: "Choose a file that isn't empty (attachment)",
  attachmentTooLarge: "Choose a PDF of at most 10 MB (attachment)",
  attachmentType: "Choose a PDF (attachment)",
  attachmentInfected: "The virus scanner found malware in this file, and it was not stored (attachment)",
  attachmentNotScanned:
    "We couldn't scan this file for malware. Try again in a few minutes, or apply without it (attachment)",
  attachmentNotFound: "This application has no file, or it has been removed.",
  startPast: "Please choose today or a later day (startDate)",
  answersMissing: "Please answer every question of this posting (answers)",
  questionsChanged: "The questions of this posting were just updated. Refresh to see the latest.",
} as const;
