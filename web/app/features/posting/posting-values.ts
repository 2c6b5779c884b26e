/** A posting as values of its form, and the other way round. */
import type { User } from "@caseload/contract/accounts/accounts";
import { hoursText } from "@caseload/contract/jobs/posting-hours";
import { budgetText } from "@caseload/contract/jobs/posting-options";
import type { TemplateContent } from "@caseload/contract/jobs/posting-templates";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import type { Input } from "~/lib/api-types.ts";
import { blankPosting, type PostingDraft, type PostingValues } from "./posting-draft.ts";

/** The initial values of a new posting. */
export const blankPage: PostingDraft = {
  ...blankPosting,
  positions: 1,
  practiceArea: "",
  experienceRequired: "",
  urgency: "",
  budgetKind: null,
  budgetMin: null,
  budgetMax: null,
  supervisorId: null,
  requiredCredentials: [],
  requiredLanguages: [],
  screeningQuestions: [],
  matterNumber: "",
  parties: [],
};

/** The form values of a stored posting; figures replace the text that was made from them. */
export const valuesOf = (stored: StoredPosting): PostingValues => ({
  title: stored.title,
  location: stored.location,
  workArrangement: stored.workArrangement,
  hoursPerWeek: stored.hours ? String(stored.hours.amount) : stored.hoursPerWeek,
  hoursAmount: stored.hours?.amount ?? null,
  hoursUnit: stored.hours?.unit ?? "week",
  duration: stored.duration,
  specialties: stored.specialties,
  description: stored.description,
  priority: stored.priority,
  budgetRange: stored.budget ? "" : (stored.budgetRange ?? ""),
  budgetKind: stored.budget?.kind ?? null,
  budgetMin: stored.budget?.min ?? null,
  budgetMax: stored.budget && stored.budget.max !== stored.budget.min ? stored.budget.max : null,
  deadline: stored.deadline ?? "",
  supervisorId: stored.supervisorId,
  practiceArea: stored.practiceArea ?? "",
  experienceRequired: stored.experienceRequired ?? "",
  urgency: stored.urgency ?? "",
  positions: stored.positions,
  requiredCredentials: stored.requiredCredentials,
  requiredLanguages: stored.requiredLanguages,
  screeningQuestions: stored.screeningQuestions,
  matterNumber: stored.matterNumber ?? "",
  parties: stored.parties,
});

function budgetOf({ budgetKind: kind, budgetMin, budgetMax }: PostingDraft): JobDetail["budget"] {
  if (!kind || typeof budgetMin !== "number" || Number.isNaN(budgetMin)) return null;
  return { kind, min: budgetMin, max: kind === "flat" ? budgetMin : (budgetMax ?? budgetMin) };
}

/** In a preview, of what the form has yet to say. */
const notEntered = "Not entered yet";

const shownHours = ({ hoursPerWeek = "", hoursAmount: amount, hoursUnit: unit }: PostingDraft): string =>
  typeof amount === "number" && unit ? hoursText({ amount, unit }) : hoursPerWeek || notEntered;

/** The posting as applicants will see it, without the private parties. */
export function previewOf(
  values: PostingDraft,
  user: User,
  { now, stored }: { now: number; stored: StoredPosting | undefined },
): Omit<JobDetail, "responsiveness"> {
  const budget = budgetOf(values);
  return {
    id: stored?.id ?? 0,
    title: values.title?.trim() || "Untitled posting",
    description: values.description ?? "",
    firmId: user.firmId ?? 0,
    firmName: user.firmName ?? user.registration.firmName ?? "Your firm",
    location: values.location || notEntered,
    workArrangement: values.workArrangement ?? "Remote",
    hoursPerWeek: shownHours(values),
    duration: values.duration || notEntered,
    specialties: values.specialties ?? [],
    priority: values.priority ?? "medium",
    status: "open",
    createdAt: new Date(now).toISOString(),
    deadline: values.deadline || null,
    postedById: stored?.postedById ?? user.id,
    postedByName: stored?.postedByName ?? `${user.firstName} ${user.lastName}`,
    postedByAvatar: stored ? stored.postedByAvatar : user.photo,
    postedByEmailConfirmed: true,
    budgetRange: budget ? budgetText(budget) : values.budgetRange || null,
    practiceArea: values.practiceArea || null,
    experienceRequired: values.experienceRequired || null,
    urgency: values.urgency || null,
    matchScore: null,
    positions: values.positions ?? 1,
    budget,
    priceKind: budget?.kind ?? null,
    requiredCredentials: values.requiredCredentials ?? [],
    requiredLanguages: values.requiredLanguages ?? [],
    screeningQuestions: values.screeningQuestions ?? [],
    firmHasPage: false,
    postedByRole: stored ? stored.postedByRole : user.primaryRole,
    memberSince: new Date(now).toISOString(),
    barAdmission: null,
    pausedAt: null,
    pausedByFirm: false,
    supervisor: null,
    viewer: { application: null, mark: null, mayManage: true },
  };
}

/** What a template adds to a new posting. */
export const valuesOfTemplate = (content: TemplateContent): PostingDraft => ({
  ...blankPage,
  ...content,
  hoursPerWeek: content.hoursAmount === null ? content.hoursPerWeek : String(content.hoursAmount),
  hoursUnit: content.hoursUnit ?? "week",
  budgetRange: content.budgetKind === null ? (content.budgetRange ?? "") : "",
});

/** A past posting to start from: without its deadline, and without the parties and the number of its matter. */
export const valuesOfPast = (stored: StoredPosting): PostingDraft => ({
  ...valuesOf(stored),
  deadline: "",
  matterNumber: "",
  parties: [],
});

/** What a template keeps of a form; pay without an amount yet is left open. */
export function templateContentOf({
  parties: _parties,
  matterNumber: _matterNumber,
  deadline: _deadline,
  supervisorId: _supervisorId,
  firmName: _firmName,
  ...content
}: PostingValues): Input<"savePostingTemplate">["body"]["content"] {
  return typeof content.budgetMin === "number" ? content : { ...content, budgetKind: null };
}
