import type { User } from "@caseload/contract/accounts/accounts";
import { budgetText } from "@caseload/contract/jobs/budget-text";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import type { PostingDraft } from "./posting-draft.ts";

function budgetOf({ budgetKind: kind, budgetMin, budgetMax }: PostingDraft): JobDetail["budget"] {
  if (!kind || typeof budgetMin !== "number" || Number.isNaN(budgetMin)) return null;
  return { kind, min: budgetMin, max: kind === "flat" ? budgetMin : (budgetMax ?? budgetMin) };
}

/** What is written, as applicants would see it once it is live. Nothing private is in it. */
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
    location: values.location ?? "",
    workArrangement: values.workArrangement ?? "Remote",
    hoursPerWeek: values.hoursPerWeek ?? "",
    duration: values.duration ?? "",
    specialties: values.specialties ?? [],
    priority: values.priority ?? "medium",
    status: "open",
    createdAt: new Date(now).toISOString(),
    deadline: values.deadline || null,
    postedById: stored?.postedById ?? user.id,
    postedByName: stored?.postedByName ?? `${user.firstName} ${user.lastName}`,
    postedByAvatar: stored ? stored.postedByAvatar : user.photo,
    budgetRange: budget ? budgetText(budget) : values.budgetRange || null,
    practiceArea: values.practiceArea || null,
    experienceRequired: values.experienceRequired || null,
    urgency: values.urgency || null,
    matchScore: null,
    positions: values.positions ?? 1,
    budget,
    requiredCredentials: values.requiredCredentials ?? [],
    requiredLanguages: values.requiredLanguages ?? [],
    firmHasPage: false,
    postedByRole: stored ? stored.postedByRole : user.primaryRole,
    memberSince: new Date(now).toISOString(),
    pausedAt: null,
    viewer: { application: null, mayManage: true },
  };
}
