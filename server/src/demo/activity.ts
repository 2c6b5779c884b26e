/** What happened between the demo's people: applications, contracts, conversations and notifications in every state. */
import type { Tx } from "../platform/db/database.ts";
import { notifications } from "../platform/db/schema/notifications.ts";
import { demoApplications, demoNotices } from "./applications.ts";
import { demoContracts, openDemoContract } from "./contracts.ts";
import { demoConversations, lockConversation } from "./conversations.ts";
import { demoCredentials } from "./credentials.ts";
import { makeApplication } from "./factories.ts";
import { makeCredential } from "./file-factories.ts";
import { demoPostings } from "./postings.ts";
import { sendDemoInvites } from "./job-invites.ts";
import { keepDemoSearches } from "./saved-searches.ts";
import { daysFrom, jobOf, type Cast } from "./cast.ts";

/** Whoever posted the job decided, unless the applicant or the system did. */
function decider({ people }: Cast, { to, status, reason }: (typeof demoApplications)[number]): number | null {
  const posting = demoPostings.find(({ key }) => key === to);
  const isDecided = status === "accepted" || (status === "rejected" && reason === undefined);
  return posting && isDecided ? people[posting.by].id : null;
}

export async function tellStories(tx: Tx, cast: Cast, now: Date): Promise<void> {
  const applicationIds = new Map<string, number>();
  for (const application of demoApplications) {
    const { by, to, daysAgo, viewedDaysAgo, decidedDaysAgo, writtenDaysAgo, ...rest } = application;
    const { id } = await makeApplication(tx, daysFrom(now, -daysAgo), {
      ...rest,
      jobId: jobOf(cast, to),
      paralegalId: cast.people[by].id,
      viewedAt: viewedDaysAgo === undefined ? null : daysFrom(now, -viewedDaysAgo),
      decidedAt: decidedDaysAgo === undefined ? null : daysFrom(now, -decidedDaysAgo),
      decidedById: decider(cast, application),
      ...(writtenDaysAgo !== undefined && { answeredAt: daysFrom(now, -writtenDaysAgo) }),
    });
    applicationIds.set(`${by} ${to}`, id);
  }
  const contractIds = new Map<string, number>();
  for (const contract of demoContracts) {
    const applicationId = applicationIds.get(`${contract.paralegal} ${contract.job}`);
    if (applicationId === undefined) throw new Error(`Nobody applied for the contract ${contract.job}.`);
    contractIds.set(contract.job, await openDemoContract(tx, contract, { cast, applicationId, now }));
  }
  for (const { of, daysAgo, ...credential } of demoCredentials)
    await makeCredential(tx, daysFrom(now, -daysAgo), { ...credential, userId: cast.people[of].id });
  await sendDemoInvites(tx, cast, now);
  await keepDemoSearches(tx, cast, now);
  for (const conversation of demoConversations) await lockConversation(tx, conversation, cast, now);
  for (const { to, daysAgo, isRead, actionUrl, ...notice } of demoNotices(cast, contractIds))
    await tx.insert(notifications).values({
      ...notice,
      userId: cast.people[to].id,
      actionUrl,
      createdAt: daysFrom(now, -daysAgo),
      readAt: isRead ? daysFrom(now, -daysAgo / 2) : null,
    });
}
