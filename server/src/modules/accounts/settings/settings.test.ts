import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import type { User } from "@caseload/contract/accounts/accounts";
import { legalVersions } from "@caseload/contract/accounts/legal-versions";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { reservedName } from "@caseload/contract/fields";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legalAcceptances } from "../../../platform/db/schema/consents.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { cookiesOf, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const change = (who: Cast["daniel"], body: object) => who.call("updateAccountSettings", { body });
const settingsOf = (who: Cast["daniel"]) => who.ask<AccountSettings>("getAccountSettings");
const emailsTo = (who: { id: number }) =>
  site.db.select().from(notificationEmails).where(eq(notificationEmails.userId, who.id));
const noticesOf = (who: Cast["daniel"]) => who.ask<Notification[]>("listNotifications");

describe("settings", () => {
  test("start with the defaults", async () => {
    expect(await settingsOf(cast.priya)).toEqual({
      firstName: "Priya",
      lastName: "Raman",
      timeZone: "America/New_York",
      dateLanguage: "en-US",
      mailingAddress: null,
      matchLearning: false,
      notifications: {
        message: { app: true, email: false, push: true },
        application: { app: true, email: true, push: true },
        contract: { app: true, email: true, push: true },
        job_update: { app: true, email: false, push: true },
        system: { app: true, email: false, push: true },
        reminder: { app: true, email: false, push: true },
      },
    });
  });

  test("are changed selectively, on all screens at once", async () => {
    const announcements = await recordAnnouncements(site.connectionString);
    const answer = await change(cast.leila, {
      lastName: "Haddad-Stone",
      dateLanguage: "iso",
      timeZone: "Asia/Tokyo",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<AccountSettings>()).toMatchObject({ firstName: "Leila", lastName: "Haddad-Stone" });
    expect(await cast.leila.ask<User>("me")).toMatchObject({
      lastName: "Haddad-Stone",
      dateLanguage: "iso",
      timeZone: "Asia/Tokyo",
    });
    expect(topicsFor(await announcements.take(), cast.leila.id)).toEqual(["profile", "session"]);
    await announcements.stop();
    const profile = await cast.partner.ask<{ name: string }>("getParalegalProfile", {
      params: { id: cast.leila.id },
    });
    expect(profile.name).toBe("Leila Haddad-Stone");
  });

  test("refuse a name that names the site together with the stored one", async () => {
    const before = await settingsOf(cast.daniel);
    expect((await change(cast.daniel, { lastName: "Load" })).statusCode).toBe(200);
    const first = await change(cast.daniel, { firstName: "Case" });
    expect([first.statusCode, first.body]).toEqual([400, `${reservedName} (firstName)`]);
    const both = await change(cast.daniel, { firstName: "Cas", lastName: "Eload" });
    expect([both.statusCode, both.body]).toEqual([400, `${reservedName} (lastName)`]);
    const { firstName, lastName } = before;
    expect((await change(cast.daniel, { firstName, lastName })).json()).toEqual(before);
    expect((await change(cast.daniel, { firstName: "Case" })).statusCode).toBe(200);
    const last = await change(cast.daniel, { lastName: "Load" });
    expect([last.statusCode, last.body]).toEqual([400, `${reservedName} (lastName)`]);
    expect((await change(cast.daniel, { firstName, lastName })).json()).toEqual(before);
  });

  test("concurrent changes are all kept", async () => {
    const both = [
      change(cast.priya, { notifications: { reminder: { app: false, email: true } } }),
      change(cast.priya, { notifications: { job_update: { app: false, email: false } } }),
    ];
    for (const { statusCode } of await Promise.all(both)) expect(statusCode).toBe(200);
    expect((await settingsOf(cast.priya)).notifications).toMatchObject({
      reminder: { app: false, email: true, push: true },
      job_update: { app: false, email: false, push: true },
    });
  });

  test.each([
    [{ firstName: "P" }, "First name must be at least 2 characters (firstName)"],
    [{ timeZone: "Mars/Olympus" }, "Please choose a time zone (timeZone)"],
    [
      { mailingAddress: "12 Elm St" },
      "Please enter the whole address: street, city, state and ZIP code (mailingAddress)",
    ],
    [
      { mailingAddress: `${"9".repeat(290)}\n19103 PA, Phila` },
      "Please use at most 300 characters (mailingAddress)",
    ],
    [{ mailingAddress: "a street\n\n\n\n\n\n\nand a city" }, "Please use at most 6 lines (mailingAddress)"],
    [{ mailingAddress: "12 Elm Street\u202e, Philadelphia" }, /characters.*\(mailingAddress\)$/],
    [{ dateLanguage: "fr" }, "Please choose how dates are written (dateLanguage)"],
    [
      { notifications: { system: { app: false, email: false } } },
      "System notices always stay on in the app (notifications.system.app)",
    ],
  ])("%j is rejected with a message", async (body, words) => {
    const answer = await change(cast.daniel, body);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      typeof words === "string" ? words : expect.stringMatching(words),
    ]);
  });

  test("a paralegal's mailing address is kept with its lines, and removed; an attorney is sent to the firm's", async () => {
    const mailingAddress = "2120 Spruce Street, Apt. 4\nPhiladelphia, PA 19103";
    await change(cast.daniel, { mailingAddress: `  ${mailingAddress.replace("\n", "\r\n")}\r\n` });
    expect(await settingsOf(cast.daniel)).toMatchObject({ mailingAddress });
    await change(cast.daniel, { dateLanguage: "iso" });
    expect(await settingsOf(cast.daniel)).toMatchObject({ mailingAddress });
    await change(cast.daniel, { mailingAddress: " " });
    expect(await settingsOf(cast.daniel)).toMatchObject({ mailingAddress: null });
    const answer = await change(cast.partner, { mailingAddress });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      `${errorMessages.addressOfFirm} (mailingAddress)`,
    ]);
  });

  test("a type that is off in the app and on by email is only emailed", async () => {
    await change(cast.daniel, { notifications: { message: { app: false, email: true } } });
    const announcements = await recordAnnouncements(site.connectionString);
    await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Are you free?" } });
    expect(await noticesOf(cast.daniel)).toEqual([]);
    expect(await emailsTo(cast.daniel)).toMatchObject([{ message: "Are you free?" }]);
    expect(topicsFor(await announcements.take(), cast.daniel.id)).toEqual(["messages"]);
    await announcements.stop();
  });

  test("a type that is on in the app only is not emailed", async () => {
    await change(cast.partner, { notifications: { application: { app: true, email: false } } });
    const { id: jobId } = await createPosting(site, cast);
    await cast.daniel.ask("apply", { body: { jobId, coverLetter: "I have done this for nine years." } });
    expect(await noticesOf(cast.partner)).toMatchObject([{ title: "Daniel Reyes applied" }]);
    expect(await emailsTo(cast.partner)).toEqual([]);
  });
});

describe("acceptance of the terms", () => {
  const current = { terms: legalVersions.terms.version, privacy: legalVersions.privacy.version };
  const acceptedBy = (userId: number) =>
    site.db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, userId));

  test("registration stores both documents with version, time and address", async () => {
    const body = {
      email: "accepting@example.com",
      password: "brief-2-file!",
      firstName: "Robin",
      lastName: "Hale",
      userType: "paralegal",
    };
    const answer = await site.anonymous.call("register", { body });
    const user = answer.json<User>();
    expect(user.termsAccepted).toBe(true);
    expect(cookiesOf(answer)).not.toBe("");
    const common = { ipAddress: "127.0.0.1", acceptedAt: site.time.now };
    expect(await acceptedBy(user.id)).toMatchObject([
      { ...common, document: "terms", version: current.terms },
      { ...common, document: "privacy", version: current.privacy },
    ]);
  });

  test("a user who accepted older versions must accept again, once", async () => {
    const [old] = await site.db
      .insert(users)
      .values({
        name: "Old Member",
        firstName: "Old",
        lastName: "Member",
        email: "old.member@example.com",
        userType: "paralegal",
      })
      .returning();
    if (!old) throw new Error("The member was not stored.");
    await site.db.insert(legalAcceptances).values({
      userId: old.id,
      document: "terms",
      version: "2020-01",
      acceptedAt: site.time.now,
      ipAddress: "192.0.2.1",
    });
    await site.db.execute(
      `insert into sign_ins (account_id, provider_id, user_id, password) select '${old.id}', 'credential', ${old.id}, password from sign_ins where password is not null limit 1`,
    );
    const member = await site.signIn(old.email);
    expect((await member.ask<User>("me")).termsAccepted).toBe(false);
    for (const _ of [1, 2]) await member.ask("acceptTerms", { body: current });
    expect((await member.ask<User>("me")).termsAccepted).toBe(true);
    expect(await acceptedBy(old.id)).toHaveLength(3);
  });

  test("outdated versions are rejected", async () => {
    const answer = await cast.daniel.call("acceptTerms", { body: { ...current, terms: "2020-01" } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.termsChanged]);
  });

  test.each([
    "update legal_acceptances set version = 'x'",
    "delete from legal_acceptances",
    "truncate legal_acceptances",
  ])("the database refuses to %s", async (statement) => {
    await expect(site.db.execute(statement)).rejects.toThrow();
  });
});
