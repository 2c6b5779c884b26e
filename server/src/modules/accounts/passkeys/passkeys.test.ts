import { maxPasskeys, type Passkey } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { passkeyChallenges, passkeys } from "../../../platform/db/schema/passkeys.ts";
import { securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { demoPassword } from "../../../demo/factories.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import {
  addPasskey,
  createPasskeyMember,
  givePasskey,
  openAuthenticator,
  type Output,
  storePasskey,
  tryPasskey,
} from "../../../testkit/passkeys.ts";
import { openSite, type Site, unknownBrowser } from "../../../testkit/site.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { advanceTime, createMember, currentPassword } from "../../../testkit/two-factor.ts";
import { addPasskey as addPasskeyOf } from "./add-passkey.ts";
import { deleteExpired } from "../sign-in/delete-expired.ts";

let site: Site;
let mailer: TestMailer;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});
beforeEach(async () => void (await mailer.deliver()));

const refused = [400, errorMessages.passkeyRefused];
const expired = [409, errorMessages.passkeyExpired];
const newPassword = "another-1-file!";

const eventsOf = async (userId: number) => {
  const rows = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
  return rows.map(({ kind }) => kind);
};

async function resetPassword(email: string): Promise<void> {
  await site.anonymous.ask("requestPasswordReset", { body: { email } });
  const [sent] = await mailer.deliver();
  expect(sent?.text).toContain("removes your passkeys");
  await site.anonymous.ask("resetPassword", { body: { token: tokenIn(sent), password: newPassword } });
}

describe("adding a passkey", () => {
  test("asks for the password first", async () => {
    const { browser } = await createMember(site);
    const answer = await browser.call("beginPasskey", { body: { password: "wrong-guess-1!" } });
    expect([answer.statusCode, answer.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
  });

  test("asks for one that is discoverable, verifies its user and is not there yet", async () => {
    const { email, browser } = await createMember(site);
    const first = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    expect(first).toMatchObject({
      rp: { id: "localhost", name: "Caseload" },
      user: { name: email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    const credential = openAuthenticator(site).create(first);
    await browser.ask("addPasskey", { body: { credential } });
    const second = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    expect(second.user.id).toBe(first.user.id);
    expect(second.excludeCredentials).toEqual([
      { id: credential.id, type: "public-key", transports: ["internal"] },
    ]);
    expect(second.challenge).not.toBe(first.challenge);
  });

  test("names it, records it and emails the owner", async () => {
    const member = await createMember(site);
    const browser = openBrowser(site, { userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537" });
    await browser.signIn(member.email);
    const { passkey } = await givePasskey(site, browser);
    expect(passkey).toEqual({
      id: expect.any(Number),
      name: "Chrome on Windows",
      createdAt: site.time.now.toISOString(),
      lastUsedAt: null,
    });
    expect(await browser.ask("listPasskeys")).toEqual([passkey]);
    expect(await eventsOf(member.id)).toEqual(["passkey_added"]);
    expect(await mailer.deliver()).toMatchObject([
      { to: { address: member.email }, subject: "A passkey was added to your account" },
    ]);
    const { passkey: key } = await givePasskey(site, browser, { transports: ["usb", "nfc"] });
    expect(key.name).toBe("Security key");
    const { passkey: second } = await givePasskey(site, browser);
    expect(second.name).toBe("Chrome on Windows 2");
  });

  test.each([
    ["of another origin", { origin: "https://caseload.example" }],
    ["of another relying party", { rpId: "caseload.example" }],
    ["without user verification", { userVerified: false }],
  ])("a response %s is refused", async (_name, deviation) => {
    const { browser } = await createMember(site);
    const answer = await addPasskey(browser, openAuthenticator(site), deviation);
    expect([answer.statusCode, answer.body]).toEqual(refused);
    expect(await browser.ask("listPasskeys")).toEqual([]);
  });

  test("a challenge works once, for ten minutes, in its session", async () => {
    const { email, browser } = await createMember(site);
    const begin = () => browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    const add = async (options: Output<"beginPasskey">, from = browser) => {
      const body = { credential: openAuthenticator(site).create(options) };
      const answer = await from.call("addPasskey", { body });
      return [answer.statusCode, answer.statusCode === 201 ? "" : answer.body];
    };
    const used = await begin();
    expect(await add(used)).toEqual([201, ""]);
    expect(await add(used)).toEqual(expired);

    const old = await begin();
    const { now } = site.time;
    advanceTime(site, 601);
    expect(await add(old)).toEqual(expired);
    site.time.now = now;

    const elsewhere = openBrowser(site);
    await elsewhere.signIn(email);
    expect(await add(await begin(), elsewhere)).toEqual(expired);
    const stranger = await createMember(site);
    expect(await add(await begin(), stranger.browser)).toEqual(expired);
  });

  test("a session that ended in the meantime adds nothing", async () => {
    const { id, browser } = await createMember(site);
    const options = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    const credential = openAuthenticator(site).create(options);
    const [session] = await site.db.delete(sessions).where(eq(sessions.userId, id)).returning();
    const actor = { id, sessionTokenHash: session?.token ?? "" };
    const adding = addPasskeyOf(site.deps, actor, credential, unknownBrowser, site.time.now);
    await expect(adding).rejects.toThrow(errorMessages.signInFirst);
    expect(await site.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  });

  test("a challenge of a sign-in adds nothing", async () => {
    const { browser } = await createMember(site);
    const { challenge } = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const answer = await addPasskey(browser, openAuthenticator(site), { challenge });
    expect([answer.statusCode, answer.body]).toEqual(expired);
  });

  test("another person's passkey is refused", async () => {
    const owner = await createMember(site);
    const credentialOf = async (browser: typeof owner.browser) =>
      openAuthenticator(site).create(
        await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword),
      );
    const credential = await credentialOf(owner.browser);
    await owner.browser.ask("addPasskey", { body: { credential } });
    const thief = await createMember(site);
    const own = await credentialOf(thief.browser);
    const [stored] = await site.db.select().from(passkeys).where(eq(passkeys.userId, owner.id));
    await site.db
      .update(passkeys)
      .set({ credentialId: own.id })
      .where(eq(passkeys.id, stored?.id ?? 0));
    const answer = await thief.browser.call("addPasskey", { body: { credential: own } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.passkeyExists]);
  });

  test(`an account has at most ${maxPasskeys}`, async () => {
    const { id, browser } = await createMember(site);
    const options = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    for (let made = 0; made < maxPasskeys; made += 1) await storePasskey(site, id);
    const full = [409, errorMessages.tooManyPasskeys];
    const begun = await browser.call("beginPasskey", currentPassword);
    expect([begun.statusCode, begun.body]).toEqual(full);
    const body = { credential: openAuthenticator(site).create(options) };
    const added = await browser.call("addPasskey", { body });
    expect([added.statusCode, added.body]).toEqual(full);
  });
});

describe("renaming and removing", () => {
  test("renames one's own, and keeps other people's", async () => {
    const { browser, passkey } = await createPasskeyMember(site);
    const rename = { params: { id: passkey.id }, body: { name: " Office  laptop " } };
    expect(await browser.ask<Passkey>("renamePasskey", rename)).toEqual({
      ...passkey,
      name: "Office laptop",
    });
    const { browser: other } = await createMember(site);
    for (const [call, input] of [
      ["renamePasskey", rename],
      ["removePasskey", { params: rename.params, ...currentPassword }],
    ] as const) {
      const answer = await other.call(call, input);
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.passkeyNotFound]);
    }
    expect(await other.ask("listPasskeys")).toEqual([]);
    const empty = await browser.call("renamePasskey", { ...rename, body: { name: " " } });
    expect([empty.statusCode, empty.body]).toEqual([400, "Please enter a name for this passkey (name)"]);
  });

  test("removes with the password only, records it and emails the owner", async () => {
    const { id, email, browser, passkey, authenticator } = await createPasskeyMember(site);
    await mailer.deliver();
    const params = { id: passkey.id };
    const wrong = await browser.call("removePasskey", { params, body: { password: "wrong-guess-1!" } });
    expect([wrong.statusCode, wrong.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
    await browser.ask("removePasskey", { params, ...currentPassword });
    expect(await browser.ask("listPasskeys")).toEqual([]);
    expect(await tryPasskey(site, authenticator)).toEqual([401, errorMessages.passkeyUnknown]);
    expect(await eventsOf(id)).toEqual(["passkey_added", "passkey_removed"]);
    expect(await mailer.deliver()).toMatchObject([
      { to: { address: email }, subject: "A passkey was removed from your account" },
    ]);
    const again = await browser.call("removePasskey", { params, ...currentPassword });
    expect([again.statusCode, again.body]).toEqual([404, errorMessages.passkeyNotFound]);
  });
});

describe("a new password", () => {
  test.each([
    ["of a confirmed account", true],
    ["of an unconfirmed account, which another person may have made", false],
  ])("by a reset %s removes passkeys, and those about to be added", async (_name, emailVerified) => {
    const { id, email, browser, authenticator } = await createPasskeyMember(site);
    await mailer.deliver();
    await site.db.update(users).set({ emailVerified }).where(eq(users.id, id));
    await browser.ask("beginPasskey", currentPassword);
    await resetPassword(email);
    expect(await tryPasskey(site, authenticator)).toEqual([401, errorMessages.passkeyUnknown]);
    expect(await site.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, id))).toEqual(
      [],
    );
    const [notice] = await mailer.deliver();
    expect(notice?.text).toContain("your passkeys were removed");
  });

  test("by a change keeps passkeys, and the email says so", async () => {
    const { browser, authenticator } = await createPasskeyMember(site);
    await mailer.deliver();
    const options = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    await browser.ask("changePassword", { body: { password: demoPassword, newPassword } });
    const [notice] = await mailer.deliver();
    expect(notice?.text).toContain("Your passkeys still work");
    expect(await tryPasskey(site, authenticator)).toEqual([200, ""]);
    // The session that the challenge was made for has ended.
    const body = { credential: openAuthenticator(site).create(options) };
    const late = await browser.call("addPasskey", { body });
    expect([late.statusCode, late.body]).toEqual(expired);
  });
});

test("expired challenges are deleted", async () => {
  await site.db.delete(passkeyChallenges);
  await openBrowser(site).ask("beginPasskeySignIn");
  const { now } = site.time;
  await deleteExpired(site.db, now);
  expect(await site.db.select().from(passkeyChallenges)).toHaveLength(1);
  await deleteExpired(site.db, new Date(now.getTime() + 601_000));
  expect(await site.db.select().from(passkeyChallenges)).toEqual([]);
});
