/** The activity of the demo's people: applications, contracts, conversations and notifications in every state. */
import type { Tx } from "../platform/db/database.ts";
import type { Deps } from "../platform/deps.ts";
import { notifications } from "../platform/db/schema/notifications.ts";
import { demoApplications, demoNotices } from "./applications.ts";
import { makeConflicts } from "./conflicts.ts";
import { makeContractFiles } from "./contract-files.ts";
import { demoContracts, openDemoContract } from "./contracts.ts";
import { demoConversations, makeConversation } from "./conversations.ts";
import { demoCredentials } from "./credentials.ts";
import { makeApplication } from "./factories.ts";
import { makeCredential } from "./file-factories.ts";
import { makeInterviews } from "./interviews.ts";
import { demoPostings } from "./postings.ts";
import { makeDemoReviews } from "./reviews.ts";
import { sendDemoInvites } from "./job-invites.ts";
import { makeDemoSearches } from "./saved-searches.ts";
import { daysFrom, jobOf, type Cast } from "./cast.ts";

/** The poster, for decisions that neither the applicant nor the system made. */
function decidedByOf(
  { people }: Cast,
  { to, status, reason }: (typeof demoApplications)[number],
): number | null {
  const posting = demoPostings.find(({ key }) => key === to);
  const isDecided = status === "accepted" || (status === "rejected" && reason === undefined);
  return posting && isDecided ? people[posting.by].id : null;
}

export async function makeActivity(
  tx: Tx,
  { files, nameSeal }: Pick<Deps, "files" | "nameSeal">,
  cast: Cast,
  now: Date,
): Promise<void> {
  const applicationIds = new Map<string, number>();
  for (const application of demoApplications) {
    const { by, to, daysAgo, viewedDaysAgo, decidedDaysAgo, messagedDaysAgo, ...rest } = application;
    const { id } = await makeApplication(tx, daysFrom(now, -daysAgo), {
      ...rest,
      jobId: jobOf(cast, to),
      paralegalId: cast.people[by].id,
      viewedAt: viewedDaysAgo === undefined ? null : daysFrom(now, -viewedDaysAgo),
      decidedAt: decidedDaysAgo === undefined ? null : daysFrom(now, -decidedDaysAgo),
      decidedById: decidedByOf(cast, application),
      ...(messagedDaysAgo !== undefined && { answeredAt: daysFrom(now, -messagedDaysAgo) }),
    });
    applicationIds.set(`${by} ${to}`, id);
  }
  const sent = demoApplications.map(({ by, to, daysAgo }) => ({
    id: applicationIds.get(`${by} ${to}`) ?? 0,
    to,
    daysAgo,
  }));
  await makeInterviews(tx, cast, applicationIds, now);
  await makeConflicts(tx, nameSeal, { cast, applications: sent, now });
  const contractIds = new Map<string, number>();
  for (const contract of demoContracts) {
    const applicationId = applicationIds.get(`${contract.paralegal} ${contract.job}`);
    if (applicationId === undefined)
      throw new Error(`The demo has no application for the contract ${contract.job}.`);
    contractIds.set(contract.job, await openDemoContract(tx, contract, { cast, applicationId, now }));
  }
  await makeDemoReviews(tx, contractIds.get("ostrow") ?? 0);
  await makeContractFiles(tx, files, contractIds.get("production") ?? 0, now);
  for (const { of, daysAgo, ...credential } of demoCredentials)
    await makeCredential(tx, daysFrom(now, -daysAgo), { ...credential, userId: cast.people[of].id });
  await sendDemoInvites(tx, cast, now);
  await makeDemoSearches(tx, cast, now);
  for (const conversation of demoConversations) await makeConversation(tx, conversation, cast, now);
  for (const { to, daysAgo, isRead, actionUrl, ...notice } of demoNotices(cast, contractIds))
    await tx.insert(notifications).values({
      ...notice,
      userId: cast.people[to].id,
      actionUrl,
      createdAt: daysFrom(now, -daysAgo),
      readAt: isRead ? daysFrom(now, -daysAgo / 2) : null,
    });
}
