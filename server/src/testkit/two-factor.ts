import { eq } from "drizzle-orm";
import { twoFactors } from "../platform/db/schema/sign-in-safety.ts";
import { demoPassword, makePerson } from "../demo/factories.ts";
import { codeAt, stepAt, decryptSecret } from "../modules/accounts/two-factor/one-time-code.ts";
import { type Browser, openBrowser } from "./browser.ts";
import type { Site } from "./site.ts";

/** Body of the calls that ask the password again. */
export const passwordAgain = { body: { password: demoPassword } };

/** Lets time go by; after 30 seconds the app's next code is fresh. */
export const later = (site: Site, seconds = 30): Date =>
  (site.time.now = new Date(site.time.now.getTime() + seconds * 1_000));

/** What an account's authenticator app shows now. */
export async function codeFor(site: Site, userId: number): Promise<string> {
  const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) throw new Error("There is no secret.");
  return codeAt(await decryptSecret(site.deps.secret, row.secret), stepAt(site.time.now));
}

/** A code that is none of the present ones. */
export const wrongCodeFor = async (site: Site, userId: number): Promise<string> =>
  String((Number(await codeFor(site, userId)) + 500_000) % 1_000_000).padStart(6, "0");

export interface MemberAtHome {
  id: number;
  email: string;
  /** Signed in. */
  browser: Browser;
}

export async function openMember(site: Site): Promise<MemberAtHome> {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const browser = openBrowser(site);
  await browser.ask("login", { body: { email, password: demoPassword } });
  return { id, email, browser };
}

/** Somebody with two-factor authentication on, whose last code is used up. */
export async function protect(site: Site): Promise<MemberAtHome & { codes: string[] }> {
  const member = await openMember(site);
  await member.browser.ask("beginTwoFactor", passwordAgain);
  const { recoveryCodes: codes } = await member.browser.ask<{ recoveryCodes: string[] }>("confirmTwoFactor", {
    body: { code: await codeFor(site, member.id) },
  });
  later(site);
  return { ...member, codes };
}
