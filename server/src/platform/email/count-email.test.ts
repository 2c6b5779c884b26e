/** No mailbox gets more than three emails an hour that visitors or other members cause. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPassword, makePerson } from "../../demo/factories.ts";
import { openBrowser } from "../../testkit/browser.ts";
import { createFirm, type TestFirm } from "../../testkit/firm.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { passEmailHour } from "../../testkit/pass-email-hour.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../testkit/test-mailer.ts";
import { attempts } from "../db/schema/accounts.ts";
import { sentEmails } from "../db/schema/notifications.ts";
import { mailboxOf } from "./count-email.ts";

let site: Site;
let mailer: TestMailer;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
  firm = await createFirm(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(attempts);
  await mailer.deliver();
  await site.db.delete(sentEmails);
});

const freshAddress = () => `mailbox.${crypto.randomUUID()}@example.com`;
const contact = (email: string) =>
  site.anonymous.call("sendContactMessage", {
    body: {
      topic: "general",
      name: "Robin Hale",
      email,
      message: "Do you take law firms outside the United States?",
      website: "",
    },
  });
const details = (email: string) => ({
  email,
  password: "brief-2-file!",
  firstName: "Robin",
  lastName: "Hale",
  userType: "paralegal",
});
const register = (email: string) => openBrowser(site).call("register", { body: details(email) });
const requestReset = (email: string) => site.anonymous.call("requestPasswordReset", { body: { email } });
const sentTo = async (mailbox: string) =>
  (await mailer.deliver()).filter(({ to }) => mailboxOf(to.address) === mailboxOf(mailbox));

describe("one mailbox", () => {
  test("by every way together gets three emails, and the answers reveal nothing", async () => {
    const email = freshAddress();
    expect((await register(email)).statusCode).toBe(201);
    const received = await sentTo(email);
    const outcomes = [];
    for (let round = 0; round < 5; round += 1) {
      outcomes.push((await contact(email)).statusCode);
      outcomes.push((await requestReset(email)).statusCode);
      received.push(...(await sentTo(email)));
    }
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => [201, 200]).flat());
    expect(received.map(({ subject }) => subject.replace(/ \(.*/, "")).toSorted()).toEqual([
      "Confirm your email address",
      "Set a new password",
      "We received your message",
    ]);
  });

  test("keeps one of the three for a password reset, whose link works", async () => {
    const { email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    for (let sent = 0; sent < 5; sent += 1) await contact(email);
    await firm.admin.ask("invite", { body: { email, primaryRole: "associate" } });
    await requestReset(email);
    const emails = await sentTo(email);
    expect(emails).toHaveLength(2);
    const body = {
      token: tokenIn(emails.find(({ subject }) => subject === "Set a new password")),
      password: "another-1-file!",
    };
    for (let asked = 0; asked < 3; asked += 1) await requestReset(email);
    // The third is kept for a confirmation.
    expect(await sentTo(email)).toEqual([]);
    expect((await site.anonymous.call("resetPassword", { body })).statusCode).toBe(200);
  });

  test("keeps one of the three for the owner's confirmation, whatever strangers send", async () => {
    const email = freshAddress();
    const browser = openBrowser(site);
    for (let sent = 0; sent < 5; sent += 1) await contact(email);
    await firm.admin.ask("invite", { body: { email, primaryRole: "associate" } });
    await browser.ask("register", { body: details(email) });
    expect(await sentTo(email)).toHaveLength(2);
    await passEmailHour(site.db);
    for (let sent = 0; sent < 5; sent += 1) {
      await contact(email);
      await requestReset(email);
    }
    await mailer.deliver();
    expect((await browser.call("sendVerification")).statusCode).toBe(200);
    const [confirmation] = await sentTo(email);
    expect(confirmation?.subject).toMatch(/^Confirm your email address/);
    const refused = await browser.call("sendVerification");
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 3_500]).toEqual([429, true]);
    await requestReset(email);
    expect(await sentTo(email)).toEqual([]);
  });

  test("is one with every tag, and at Gmail with every dot", async () => {
    const tag = crypto.randomUUID().slice(0, 8);
    for (const local of ["robin.hale", "r.obinhale+b", "RobinHale+c", "robinhale"])
      await contact(`${local.replace(/(?=\+)|$/, tag)}@gmail.com`);
    expect(await sentTo(`robinhale${tag}@gmail.com`)).toHaveLength(1);
    for (const one of ["a", "b", "c", "d"]) await contact(`quill${tag}+${one}@firm.example`);
    expect(await sentTo(`quill${tag}@firm.example`)).toHaveLength(1);
  });

  test("is not written to for a change of address beyond its share, which the member reads", async () => {
    const email = freshAddress();
    for (let sent = 0; sent < 2; sent += 1) await contact(email);
    const { email: own } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const browser = openBrowser(site);
    await browser.signIn(own);
    const refused = await browser.call("changeEmail", { body: { email, password: demoPassword } });
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      expect.stringMatching(
        /^We've already emailed this address\. Check its spam folder, or try again in 6\d minutes\.$/,
      ),
    ]);
    expect(await sentTo(email)).toHaveLength(1);
    expect(await sentTo(own)).toEqual([]);
  });

  test("keeps nothing for addresses with tags, which anyone can register: its owner still confirms and resets", async () => {
    const email = freshAddress();
    for (const tag of ["+one@", "+two@", "+three@"]) {
      const stranger = openBrowser(site);
      await stranger.ask("register", { body: details(email.replace("@", tag)) });
      await stranger.call("sendVerification");
      await stranger.call("requestPasswordReset", { body: { email: email.replace("@", tag) } });
    }
    expect(await sentTo(email)).toHaveLength(1);
    await register(email);
    await requestReset(email);
    expect((await sentTo(email)).map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
      "Confirm your email address",
      "Set a new password",
    ]);
  });

  test("keeps one of the three for a reset that a known browser requests, after and before any number of strangers' requests", async () => {
    const { email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const home = openBrowser(site);
    await home.signIn(email);
    await contact(email);
    for (let asked = 0; asked < 3; asked += 1) await requestReset(email);
    expect(await sentTo(email)).toHaveLength(2);
    await home.ask("requestPasswordReset", { body: { email } });
    await requestReset(email);
    await requestReset(email);
    const [own, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    const body = { token: tokenIn(own), password: "another-1-file!" };
    expect((await site.anonymous.call("resetPassword", { body })).statusCode).toBe(200);
  });

  test("that a stranger used up for resets has a link that works for another hour", async () => {
    const { email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await requestReset(email);
    await sentTo(email);
    await requestReset(email);
    const [last] = await sentTo(email);
    const now = site.time.now;
    site.time.now = new Date(now.getTime() + 59 * 60_000);
    await requestReset(email);
    expect(await sentTo(email)).toEqual([]);
    site.time.now = new Date(now.getTime() + 118 * 60_000);
    const body = { token: tokenIn(last), password: "another-1-file!" };
    expect((await site.anonymous.call("resetPassword", { body })).statusCode).toBe(200);
    site.time.now = now;
  });

  test("that had its share still registers, and gets the link later", async () => {
    const email = freshAddress().replace("@", "+own@");
    await contact(email);
    await mailer.deliver();
    const browser = openBrowser(site);
    expect((await browser.call("register", { body: details(email) })).statusCode).toBe(201);
    expect(await sentTo(email)).toEqual([]);
    await passEmailHour(site.db);
    await browser.ask("sendVerification");
    expect(await sentTo(email)).toHaveLength(1);
  });

  test("that had its share gets an invitation when the hour has passed", async () => {
    const email = freshAddress();
    await contact(email);
    expect(await sentTo(email)).toHaveLength(1);
    await firm.admin.ask("invite", { body: { email, primaryRole: "associate" } });
    expect(await sentTo(email)).toEqual([]);
    await passEmailHour(site.db);
    const delayed = await mailer.deliverDelayed();
    const [invitation, ...others] = delayed.filter(({ to }) => to.address === email);
    expect([invitation?.subject, others]).toEqual([expect.stringMatching(/ invited you to Caseload$/), []]);
  });
});

test.each([
  ["Robin.Hale+jobs@Example.com", "robin.hale@example.com"],
  ["R.Hale+x+y@googlemail.com", "rhale@gmail.com"],
  ["+only@example.com", "+only@example.com"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
