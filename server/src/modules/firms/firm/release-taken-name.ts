import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { firmNameLook } from "./firm-name-look.ts";
import { markSimilarFirmsTask } from "./mark-similar-firms.ts";
import { findColleaguesWho, listMemberIds } from "./queries.ts";
import { findConfirmedNamesake } from "./taken-firm-name.ts";

/** Whether a firm has another active member with a confirmed address: it had its name as a confirmed firm already. */
async function hasOtherConfirmed(tx: Tx, firmId: number, userId: number): Promise<boolean> {
  const others = and(
    eq(users.firmId, firmId),
    ne(users.id, userId),
    eq(users.emailVerified, true),
    isNull(users.deactivatedAt),
  );
  return (await tx.$count(users, others)) > 0;
}

/** Removes a name and those that look like it from a firm's postings, which keep the name of their day. */
async function removeFromPostings(tx: Tx, firmId: number, look: string): Promise<void> {
  const names = await tx
    .selectDistinct({ name: jobs.givenFirmName })
    .from(jobs)
    .where(eq(jobs.firmId, firmId));
  const given = names.flatMap(({ name }) =>
    name !== null && firmNameLook(name) === look ? [eq(jobs.givenFirmName, name)] : [],
  );
  if (given.length > 0)
    await tx
      .update(jobs)
      .set({ givenFirmName: null })
      .where(and(eq(jobs.firmId, firmId), or(...given)));
}

/**
 * Removes the name of a person's firm when the person is its first member with a confirmed address, and another confirmed
 * firm has a name that looks like it: names of unconfirmed firms keep nobody from taking them. Postings lose it too.
 * Whoever may edit the firm is notified. Who joins by an invitation joins a confirmed firm, because only a confirmed member
 * can invite, and invitations end with the inviter's membership.
 */
export async function releaseTakenFirmName(tx: Tx, userId: number, now: Date): Promise<void> {
  const [firm] = await tx
    .select({ id: firms.id, name: firms.name })
    .from(firms)
    .innerJoin(users, eq(users.firmId, firms.id))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), isNull(users.deactivatedAt)))
    .for("update", { of: firms });
  if (!firm?.name || (await hasOtherConfirmed(tx, firm.id, userId))) return;
  await enqueue(tx, markSimilarFirmsTask, {});
  const namesake = await findConfirmedNamesake(tx, firm.id, firm.name);
  if (!namesake) return;
  await tx.update(firms).set({ name: null, complete: false }).where(eq(firms.id, firm.id));
  await removeFromPostings(tx, firm.id, firmNameLook(firm.name));
  for (const editorId of await findColleaguesWho(tx, "firm:edit", firm.id))
    await notify(
      tx,
      {
        userId: editorId,
        type: "system",
        title: "Your firm needs a different name",
        message: `${firmErrorMessages.firmNameTaken(namesake.name)} Choose a different name, or ask to join that firm.`,
        priority: "high",
        actionUrl: "/firm/setup",
      },
      [],
      now,
    );
  await announce(tx, { to: await listMemberIds(tx, firm.id), topics: ["session", "profile"] });
  await announce(tx, { to: "everyone", topics: ["profile", "jobs"] });
}
