import type { Applicant, ApplicationNote } from "@caseload/contract/hiring/applicants";
import { limits } from "@caseload/contract/limits";
import { postedBudget } from "@caseload/matching/posted-budget";
import type { Actor } from "../../../platform/actor.ts";
import { toCents } from "../../engagements/contracts/derive-pay.ts";
import { matchFactsOf } from "../../matching/matches/match-facts.ts";
import { presentReceivedApplication } from "./present.ts";
import type { ShownApplicant } from "./list-applicants.ts";
import type { ApplicantDetails, NoteRow } from "./applicant-queries.ts";

/** The price of the application, or else the profile's rate. */
function askOf({ row: { application, profile } }: ApplicantDetails): Applicant["ask"] {
  if (application.proposedPay) return application.proposedPay;
  const rate = profile?.hourlyRate ?? null;
  return rate === null ? null : { kind: "hourly", cents: toCents(rate) };
}

function overCents(ask: Applicant["ask"], { budget }: ApplicantDetails): number | null {
  const posted = budget && postedBudget(budget);
  if (!ask || !posted || posted.kind !== ask.kind) return null;
  const over = ask.cents - toCents(posted.max);
  return over > 0 ? over : null;
}

const previewOf = (coverLetter: string): string =>
  coverLetter.length > limits.coverLetterPreview
    ? `${coverLetter.slice(0, limits.coverLetterPreview).trimEnd()}…`
    : coverLetter;

export function presentApplicant({ details, pair }: ShownApplicant, viewer: Actor): Applicant {
  const { row, rating, planned, interviewAt, history, applications } = details;
  const received = presentReceivedApplication(row, viewer);
  const { coverLetter, answers: _answers, conflictNote: _note, ...listed } = received;
  const ask = askOf(details);
  return {
    ...listed,
    coverLetterPreview: previewOf(coverLetter),
    match: pair && matchFactsOf(pair),
    ask,
    overCents: overCents(ask, details),
    interviewAt: interviewAt?.toISOString() ?? null,
    rating: rating && { average: rating.average, count: rating.count },
    planned: planned && { status: planned.status, dueAt: planned.dueAt.toISOString() },
    history: {
      contracts: history?.contracts ?? 0,
      approvedMinutes: history?.approvedMinutes ?? 0,
      applications: applications - 1,
    },
    checkedCredentials: details.checkedCredentials,
    hoursPerWeek: row.profile?.hoursPerWeek ?? null,
    availableFrom: row.profile?.availableFrom ?? null,
    languages: row.profile?.languages ?? [],
  };
}

export const presentNote = (row: NoteRow, viewer: Pick<Actor, "id">): ApplicationNote => ({
  id: row.id,
  author: row.author,
  text: row.text,
  rating: row.rating,
  createdAt: row.createdAt.toISOString(),
  isOwn: row.author.id === viewer.id,
});
