/** Whatever a firm and its accomplices do to one person, the person's mailbox gets three emails an hour, and nothing is lost. */
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { Interview } from "@caseload/contract/hiring/interviews";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeProfile } from "../../demo/factories.ts";
import { openBrowser } from "../../testkit/browser.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../testkit/hiring.ts";
import { probatePosting } from "../../testkit/market.ts";
import { passEmailHour } from "../../testkit/pass-email-hour.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { startTestMailer, type TestMailer } from "../../testkit/test-mailer.ts";
import { attempts } from "../db/schema/accounts.ts";
import { notificationEmails, notifications, sentEmails } from "../db/schema/notifications.ts";
import type { Email } from "./mailer.ts";
import { mailboxOf } from "./count-email.ts";

let site: Site;
let cast: Cast;
/** Two processes that send. */
let mailers: TestMailer[];
let address: string;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  await makeProfile(site.db, site.time.now, { userId: cast.priya.id });
  mailers = [await startTestMailer(site), await startTestMailer(site)];
  address = (await cast.daniel.ask<{ email: string }>("me")).email;
  const byEmail = { app: true, email: true, push: false };
  await cast.daniel.ask("updateAccountSettings", {
    body: {
      notifications: {
        message: byEmail,
        application: byEmail,
        contract: byEmail,
        job_update: byEmail,
        system: byEmail,
        reminder: byEmail,
      },
    },
  });
  await cast.daniel.ask("saveSearch", {
    body: { name: "Probate", filters: { keyword: "probate" }, alertEnabled: true, frequency: "instant" },
  });
});
afterAll(async () => {
  for (const mailer of mailers) await mailer.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(attempts);
  await site.db.delete(sentEmails);
  await site.db.delete(notificationEmails);
});

/** Without what the person did, who gets the entry of the calendar for it. */
const toVictim = ({ to, subject }: Email) =>
  mailboxOf(to.address) === mailboxOf(address) && subject !== "Interview scheduled";

/** What the mailbox gets now, from both processes at once. */
async function deliver(delayed = false): Promise<Email[]> {
  const sent = await Promise.all(
    mailers.map((mailer) => (delayed ? mailer.deliverDelayed() : mailer.deliver())),
  );
  return sent.flat().filter(toVictim);
}

async function applyTo(title: string): Promise<number> {
  const { id: jobId } = await createPosting(site, cast, { title });
  return createApplication(site, cast.daniel, jobId);
}
const decide = (id: number, body: object) =>
  cast.partner.ask<ReceivedApplication>("decideApplication", { params: { id }, body });

/** Everything that the firm can do to the person, and strangers to the address. */
const acts: Record<string, () => Promise<unknown>> = {
  rejections: async () => {
    for (const title of ["Cite check one", "Cite check two", "Cite check three", "Cite check four"])
      await decide(await applyTo(title), { status: "rejected", reason: `No need for ${title}.` });
  },
  "offers and withdrawals": async () => {
    for (const title of ["Deposition index", "Exhibit binder"]) {
      const { contractId } = await decide(await applyTo(title), { status: "accepted" });
      await cast.partner.ask("cancelContract", {
        params: { id: contractId ?? 0 },
        body: { reason: `No ${title}.` },
      });
    }
  },
  "calendar changes": async () => {
    const id = await applyTo("Trial binder");
    const day = new Date(site.time.now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const slots = [{ startsAt: `${day}T10:00`, minutes: 30 }];
    for (let round = 0; round < 3; round += 1) {
      const interview = await cast.partner.ask<Interview>("proposeInterview", {
        params: { id },
        body: { slots, mode: "phone" },
      });
      await cast.daniel.ask("confirmInterview", { params: { id: interview.id }, body: { slot: 0 } });
      await cast.partner.ask("cancelInterview", { params: { id: interview.id }, body: {} });
    }
  },
  invites: async () => {
    for (const title of ["Probate filing", "Estate inventory", "Trust accounting"]) {
      const { id: jobId } = await createPosting(site, cast, { title });
      await cast.partner.ask("inviteToJob", { params: { id: cast.daniel.id }, body: { jobId } });
    }
  },
  messages: async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      const content = `Confidential matter ${sent}`;
      await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content } });
    }
  },
  postings: async () => {
    for (let made = 0; made < 5; made += 1)
      await cast.partner.ask("postJob", { body: { ...probatePosting, duplicate: true } });
  },
  "resets, sign-ups, invitations and the contact form": async () => {
    for (let asked = 0; asked < 4; asked += 1) {
      await site.anonymous.call("requestPasswordReset", { body: { email: address } });
      await openBrowser(site).call("register", {
        body: {
          email: address.replace("@", `+${asked}@`),
          password: "brief-2-file!",
          firstName: "Robin",
          lastName: "Hale",
          userType: "paralegal",
        },
      });
      await site.anonymous.call("sendContactMessage", {
        body: { topic: "general", name: "Robin", email: address, message: "Do you take firms?", website: "" },
      });
    }
    await cast.managing.call("invite", { body: { email: address, primaryRole: "associate" } });
  },
};

test.each(Object.entries(acts))("%s bring at most three emails in an hour", async (_what, act) => {
  await act();
  const now = await deliver();
  expect(now.length).toBeGreaterThan(0);
  expect(now.length).toBeLessThanOrEqual(3);
  expect(await deliver(true)).toEqual([]);
  for (let hour = 0; hour < 4; hour += 1) {
    await passEmailHour(site.db);
    await deliver(true);
  }
});

test("all of it together brings three emails an hour, which name everything", async () => {
  const [latest] = await site.db
    .select({ id: notifications.id })
    .from(notifications)
    .orderBy(asc(notifications.id));
  for (const act of Object.values(acts)) {
    await site.db.delete(attempts);
    await act();
    await deliver();
  }
  const stored = await site.db
    .select()
    .from(notificationEmails)
    .where(eq(notificationEmails.userId, cast.daniel.id));
  expect([latest !== undefined, stored.length > 15]).toEqual([true, true]);
  const received: Email[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    await passEmailHour(site.db);
    const inHour = await deliver(true);
    expect(inHour.length).toBeLessThanOrEqual(3);
    received.push(...inHour);
  }
  const combined = received.map(({ subject, text }) => `${subject}\n${text}`).join("\n");
  for (const { title } of stored) expect(combined).toContain(title);
  expect(received.some(({ subject }) => /^You have \d+ new notifications on Caseload$/.test(subject))).toBe(
    true,
  );
  expect(
    received
      .filter(({ subject }) => subject.startsWith("You have"))
      .map(({ text }) => text)
      .join(),
  ).not.toContain("Confidential");
  expect(await site.db.$count(notificationEmails, eq(notificationEmails.userId, cast.daniel.id))).toBe(0);
});

test("processes that send to one mailbox at the same moment take turns", async () => {
  for (const title of ["One", "Two", "Three", "Four", "Five", "Six"])
    await decide(await applyTo(title), { status: "rejected", reason: "Filled." });
  const [one, two] = await Promise.all(mailers.map((mailer) => mailer.deliver()));
  expect([...(one ?? []), ...(two ?? [])].filter(toVictim)).toHaveLength(1);
});
