import type { AccountSettings } from "@caseload/contract/accounts/account-settings";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unsubscribeToken } from "../../../platform/email/unsubscribe-link.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { startTestMailer, type TestMailer } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let mailer: TestMailer;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  mailer = await startTestMailer(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});

const channelsOf = async (who: Cast["daniel"]) =>
  (await who.ask<AccountSettings>("getAccountSettings")).notifications;
const tokenFor = (userId: number, topic: string) => unsubscribeToken(site.deps.secret, { userId, topic });

/** Sends the request of a mail program (RFC 8058): a form without cookies. */
const oneClick = (link: string, type = "application/x-www-form-urlencoded", payload?: string) => {
  const { pathname, search } = new URL(link);
  return site.app.inject({
    method: "POST",
    url: pathname + search,
    headers: { "content-type": type },
    payload: payload ?? "List-Unsubscribe=One-Click",
  });
};

async function applyTo(jobTitle: string): Promise<void> {
  const { id: jobId } = await createPosting(site, cast, { title: jobTitle });
  await cast.daniel.ask("apply", { body: { jobId, coverLetter: "I have done this for nine years." } });
}

describe("the link in an email", () => {
  test("stops emails of its type with one click, and nothing else", async () => {
    await applyTo("Privilege review");
    const [message] = await mailer.deliver();
    const link = message?.unsubscribe ?? "";
    const before = await channelsOf(cast.partner);
    expect(before.application).toEqual({ app: true, email: true, push: true });

    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await site.anonymous.ask("getUnsubscription", { query: { token } })).toEqual({
      what: "applications",
      isOn: true,
    });
    const announcements = await recordAnnouncements(site.connectionString);
    for (const _ of [1, 2]) expect((await oneClick(link)).json()).toEqual({ success: true });
    expect(topicsFor(await announcements.take(), cast.partner.id)).toContain("profile");
    await announcements.stop();

    expect(await channelsOf(cast.partner)).toEqual({
      ...before,
      application: { app: true, email: false, push: true },
    });
    expect(await site.anonymous.ask("getUnsubscription", { query: { token } })).toMatchObject({
      isOn: false,
    });
    await applyTo("Deposition summaries");
    expect(await mailer.deliver()).toEqual([]);
  });

  test.each([
    [
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["application/json", "not json"],
    ["text/plain", ""],
  ])("takes any body: %s", async (type, payload) => {
    const link = `https://caseload.test/unsubscribe?token=${tokenFor(cast.priya.id, "reminder")}`;
    expect((await oneClick(link, type, payload)).statusCode).toBe(200);
  });

  test("a large body is rejected", async () => {
    const link = `https://caseload.test/unsubscribe?token=${tokenFor(cast.priya.id, "reminder")}`;
    expect((await oneClick(link, undefined, "x".repeat(10_000))).statusCode).toBe(413);
  });
});

describe("other users' emails cannot be stopped", () => {
  const right = () => tokenFor(cast.daniel.id, "application");
  test.each([
    ["nothing", () => ""],
    ["another person's number", () => right().replace(/^\d+/, String(cast.priya.id))],
    ["another type of email", () => right().replace("application", "contract")],
    ["an unknown kind, signed", () => tokenFor(cast.daniel.id, "gossip")],
    ["an unknown user", () => tokenFor(2_000_000_000, "application")],
    [
      "another server's signature",
      () => unsubscribeToken("other", { userId: cast.daniel.id, topic: "application" }),
    ],
    ["a signature cut short", () => right().slice(0, -1)],
  ])("with %s", async (_what, tokenOf) => {
    const query = { token: tokenOf() };
    const before = await channelsOf(cast.daniel);
    for (const name of ["getUnsubscription", "unsubscribe"] as const) {
      const answer = await site.anonymous.call(name, { query });
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.linkBroken]);
    }
    expect(await channelsOf(cast.daniel)).toEqual(before);
  });
});
