import type { User } from "@caseload/contract/accounts/accounts";
import type { AccountSecurity } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recoveryCodes, twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { demoPassword } from "../../../demo/factories.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import {
  codeFor,
  createMember,
  currentPassword,
  createTwoFactorMember,
  wrongCodeFor,
} from "../../../testkit/two-factor.ts";
import { decryptSecret } from "./one-time-code.ts";

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

describe("turning it on", () => {
  test("requires the password and a first code, returns ten recovery codes and ends other sessions", async () => {
    const { id, email, browser } = await createMember(site);
    const other = openBrowser(site);
    await other.ask("login", { body: { email, password: demoPassword } });
    const refused = await browser.call("beginTwoFactor", { body: { password: "wrong-guess-1!" } });
    expect([refused.statusCode, refused.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);

    const begun = await browser.ask<{ uri: string; secret: string }>("beginTwoFactor", currentPassword);
    expect(begun.uri).toContain(
      `otpauth://totp/Caseload:${encodeURIComponent(email)}?secret=${begun.secret}`,
    );
    expect((await openBrowser(site).signIn(email)).json<User>().id).toBe(id);
    const bad = await browser.call("confirmTwoFactor", { body: { code: await wrongCodeFor(site, id) } });
    expect([bad.statusCode, bad.body]).toEqual([401, `${errorMessages.wrongCode} (code)`]);

    const code = await codeFor(site, id);
    const body = { code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const { recoveryCodes: codes } = await browser.ask<{ recoveryCodes: string[] }>("confirmTwoFactor", {
      body,
    });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((one) => /^[A-Z2-9]{5}-[A-Z2-9]{5}$/.test(one))).toBe(true);
    expect([(await browser.call("me")).statusCode, (await other.call("me")).statusCode]).toEqual([200, 401]);
    const security = await browser.ask<AccountSecurity>("getAccountSecurity");
    expect(security).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
    expect(await mailer.deliver()).toMatchObject([
      { to: { address: email }, subject: "Two-factor authentication is on" },
    ]);
    for (const call of ["beginTwoFactor", "confirmTwoFactor"] as const) {
      const again = await browser.call(call, { body: { ...currentPassword.body, ...body } });
      expect([again.statusCode, again.body]).toEqual([409, errorMessages.twoFactorOn]);
    }
  });

  test("stores neither secret nor recovery codes in the clear", async () => {
    const { id, codes } = await createTwoFactorMember(site);
    const [factor] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, id));
    const stored = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    const secret = await decryptSecret(site.deps.secret, factor?.secret ?? "");
    expect(secret).toHaveLength(20);
    const rows = JSON.stringify([factor, stored]);
    for (const form of [secret.toString("hex"), secret.toString("base64"), ...codes])
      expect(rows).not.toContain(form);
  });

  test.each([["12345"], ["1234567"], ["abcdef"], [""], [123456]])(
    "the code %j has not six digits",
    async (code) => {
      const { browser } = await createMember(site);
      const answer = await browser.call("confirmTwoFactor", { body: { code } });
      expect([answer.statusCode, answer.body]).toEqual([400, "Please enter the code of six digits (code)"]);
    },
  );

  test("a first code without a secret is rejected", async () => {
    const { browser } = await createMember(site);
    const answer = await browser.call("confirmTwoFactor", { body: { code: "123456" } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.twoFactorOff]);
  });
});

describe("turning it off", () => {
  test("requires the password, and signing in requires no code afterwards", async () => {
    const { id, email, browser } = await createTwoFactorMember(site);
    await mailer.deliver();
    expect((await browser.call("removeTwoFactor", { body: { password: "wrong-guess-1!" } })).statusCode).toBe(
      401,
    );
    await browser.ask("removeTwoFactor", currentPassword);
    expect((await openBrowser(site).signIn(email)).json<User>().id).toBe(id);
    expect(await browser.ask<AccountSecurity>("getAccountSecurity")).toMatchObject({
      twoFactor: false,
      recoveryCodesLeft: null,
    });
    expect(await mailer.deliver()).toMatchObject([{ subject: "Two-factor authentication is off" }]);
  });

  test("a password reset keeps it on; for an unverified address it is turned off (ASVS 6.4.3)", async () => {
    const stored = await createTwoFactorMember(site);
    const unproven = await protectUnproven();
    for (const { email, wants } of [
      { email: stored.email, wants: true },
      { email: unproven, wants: false },
    ]) {
      await site.anonymous.ask("requestPasswordReset", { body: { email } });
      const token = tokenIn((await mailer.deliver()).find(({ subject }) => subject === "Set a new password"));
      await site.anonymous.ask("resetPassword", { body: { token, password: "another-1-file!" } });
      const answer = (await openBrowser(site).signIn(email, "another-1-file!")).json<object>();
      expect("twoFactorRequired" in answer).toBe(wants);
    }
  });

  /** An account with an unverified address and a second factor, which another person may have created. */
  async function protectUnproven(): Promise<string> {
    const email = "unproven@example.com";
    const browser = openBrowser(site);
    const body = {
      email,
      password: demoPassword,
      firstName: "Robin",
      lastName: "Hale",
      userType: "paralegal",
    };
    const { id } = await browser.ask<User>("register", { body });
    await browser.ask("beginTwoFactor", currentPassword);
    await browser.ask("confirmTwoFactor", { body: { code: await codeFor(site, id) } });
    return email;
  }
});
