/** Job invites and shortlist entries. All of them are invented. */
import type { JobInviteStatus } from "@caseload/contract/lifecycles";
import type { Tx } from "../platform/db/database.ts";
import { notifications } from "../platform/db/schema/notifications.ts";
import { shortlistEntries } from "../platform/db/schema/profiles.ts";
import { invitedNotice } from "../modules/hiring/job-invites/notices.ts";
import { type Cast, daysFrom, jobOf } from "./cast.ts";
import { makeJobInvite } from "./factories.ts";
import type { DemoName } from "./people.ts";
import { demoPostings } from "./postings.ts";

interface DemoInvite {
  by: DemoName;
  firmName: string;
  paralegal: DemoName;
  job: string;
  status: JobInviteStatus;
  message: string;
  reason?: string;
  daysAgo: number;
}

const demoInvites: readonly DemoInvite[] = [
  {
    by: "margaret",
    firmName: "Lindqvist Okafor LLP",
    paralegal: "daniel",
    job: "depositions",
    status: "pending",
    message: "You know these witnesses from the production. Would you take their transcripts too?",
    daysAgo: 4.8,
  },
  {
    by: "elena",
    firmName: "Tallgrass Immigration Law",
    paralegal: "priya",
    job: "adjustment",
    status: "declined",
    message: "We need two careful hands for a month.",
    reason: "Immigration forms are not my field; ask me for a document review.",
    daysAgo: 1.5,
  },
];

function postingOf(key: string) {
  const posting = demoPostings.find((one) => one.key === key);
  if (!posting) throw new Error(`The demo has no posting ${key}.`);
  return posting;
}

export async function sendDemoInvites(tx: Tx, cast: Cast, now: Date): Promise<void> {
  for (const { by, firmName, paralegal, job, daysAgo, ...invite } of demoInvites) {
    const at = daysFrom(now, -daysAgo);
    const invitedById = cast.people[by].id;
    const { id, paralegalId } = await makeJobInvite(tx, at, {
      ...invite,
      jobId: jobOf(cast, job),
      paralegalId: cast.people[paralegal].id,
      invitedById,
      answeredAt: invite.status === "pending" ? null : at,
    });
    const notice = invitedNotice({ id, paralegalId, invitedById }, postingOf(job), firmName);
    const readAt = invite.status === "pending" ? null : at;
    await tx.insert(notifications).values({ ...notice, createdAt: at, readAt });
  }
  const { id: addedById, firmId } = cast.people.margaret;
  if (firmId === null) throw new Error("Margaret has no firm.");
  await tx
    .insert(shortlistEntries)
    .values({ firmId, paralegalId: cast.people.priya.id, addedById, createdAt: daysFrom(now, -3) });
}
