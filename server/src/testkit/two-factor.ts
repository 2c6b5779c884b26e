import { eq } from "drizzle-orm";
import { twoFactors } from "../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../demo/factories.ts";
import { codeAt, stepAt, decryptSecret } from "../modules/accounts/two-factor/one-time-code.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { Site } from "./site.ts";

/** The body of calls that require the password. */
export const currentPassword = { body: { password: demoPassword } };

/** Advances the clock. Authenticator apps show a new code every 30 seconds. */
export const advanceTime = (site: Site, seconds = 30): Date =>
  (site.time.now = new Date(site.time.now.getTime() + seconds * 1_000));

/** The current code of an account's authenticator app. */
export async function codeFor(site: Site, userId: number): Promise<string> {
  const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) throw new Error("There is no secret.");
  return codeAt(await decryptSecret(site.deps.secret, row.secret), stepAt(site.time.now));
}

/** A code that is not valid now. */
export const wrongCodeFor = async (site: Site, userId: number): Promise<string> =>
  String((Number(await codeFor(site, userId)) + 500_000) % 1_000_000).padStart(6, "0");

export interface BrowserMember {
  id: number;
  email: string;
  /** Signed in. */
  browser: Browser;
}

export async function createMember(site: Site): Promise<BrowserMember> {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const browser = openBrowser(site);
  await browser.ask("login", { body: { email, password: demoPassword } });
  return { id, email, browser };
}

/** A member with two-factor authentication, at a time when the next code is unused. */
export async function createTwoFactorMember(site: Site): Promise<BrowserMember & { codes: string[] }> {
  const member = await createMember(site);
  return { ...member, codes: await turnOnTwoFactor(site, member) };
}

/** Turns two-factor authentication on, and returns the recovery codes. */
export async function turnOnTwoFactor(
  site: Site,
  { id, browser }: Pick<BrowserMember, "id" | "browser">,
): Promise<string[]> {
  await browser.ask("beginTwoFactor", currentPassword);
  const { recoveryCodes } = await browser.ask<{ recoveryCodes: string[] }>("confirmTwoFactor", {
    body: { code: await codeFor(site, id) },
  });
  advanceTime(site);
  return recoveryCodes;
}
