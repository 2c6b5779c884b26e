/** How those calls succeed for which the matrix's records do not suffice: passwords, links of e-mails, versions. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import { jobs } from "../platform/db/schema/jobs.ts";
import { demoPassword, makePerson, makeProfile } from "../demo/factories.ts";
import { unsubscribeToken } from "../platform/email/unsubscribe-link.ts";
import { openBrowser } from "../testkit/browser.ts";
import { type TestMailer, tokensIn } from "../testkit/test-mailer.ts";
import type { Caller, Site } from "../testkit/site.ts";
import { codeFor, openMember, passwordAgain, protect } from "../testkit/two-factor.ts";
import type { Cast } from "./actors.ts";
import { prepare } from "./records.ts";

type Input = NonNullable<Parameters<Caller["call"]>[1]>;

export interface Success {
  caller: Pick<Caller, "call">;
  /** Null for visitors. */
  callerId: number | null;
  input: Input;
}

interface Setting {
  site: Site;
  cast: Cast;
  post: TestMailer;
  endpoint: NamedEndpoint;
}
type Prepare = (setting: Setting) => Promise<Success>;

/** A new member, because the call ends or changes the account. */
async function newMember(
  { db, time, admit }: Site,
  given: Partial<Parameters<typeof makePerson>[2]> = {},
): Promise<{ id: number; email: string; caller: Caller }> {
  const { id, email } = await makePerson(db, time.now, { primaryRole: "freelance_paralegal", ...given });
  return { id, email, caller: await admit(id) };
}

const withPassword =
  (more: Record<string, string> = {}): Prepare =>
  async ({ site }) => {
    const { id, caller } = await newMember(site);
    await makeProfile(site.db, site.time.now, { userId: id });
    return { caller, callerId: id, input: { body: { password: demoPassword, ...more } } };
  };

/** The token of the newest link in the e-mails that wait. */
async function newestToken(post: TestMailer): Promise<string> {
  const token = (await post.deliver()).flatMap(tokensIn).at(-1);
  if (token === undefined) throw new Error("No e-mail has a link.");
  return token;
}

/** An invitation to the owning attorney's firm. */
async function invitationTo({ cast, post }: Setting, email: string): Promise<string> {
  await post.deliver();
  await cast.callers.owningAttorney.ask("invite", { body: { email, primaryRole: "paralegal" } });
  return newestToken(post);
}

const freshAddress = (): string => `success.${crypto.randomUUID()}@example.com`;

const closing: Prepare = async ({ site, cast }) => {
  const { id, caller } = await newMember(site, { primaryRole: "associate", firmId: cast.firmId });
  return { caller, callerId: id, input: passwordAgain };
};

/** With the version that is stored. */
const withVersion: Prepare = async ({ site, cast, endpoint }) => {
  const { params, body } = await prepare(endpoint, site, cast, "owningAttorney");
  const caller = cast.callers.owningAttorney;
  const { version } = await caller.ask<{ version: string }>("getPosting", { params });
  const callerId = cast.people.owningAttorney.id;
  return { caller, callerId, input: { params, body: { ...(body as object), version } } };
};

export const successes: Partial<Record<CallName, Prepare>> = {
  login: async ({ site }) => {
    const { id, email } = await newMember(site);
    return { caller: site.anonymous, callerId: id, input: { body: { email, password: demoPassword } } };
  },
  logout: async ({ site }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: {} };
  },
  deactivateAccount: closing,
  deleteAccount: closing,
  changePassword: withPassword({ newPassword: "another-brief-3-file!" }),
  changeEmail: withPassword({ email: freshAddress() }),
  beginTwoFactor: withPassword(),
  confirmTwoFactor: async ({ site }) => {
    const { id, browser } = await openMember(site);
    await browser.ask("beginTwoFactor", passwordAgain);
    return { caller: browser, callerId: id, input: { body: { code: await codeFor(site, id) } } };
  },
  renewRecoveryCodes: async ({ site }) => {
    const { id, browser } = await protect(site);
    return { caller: browser, callerId: id, input: passwordAgain };
  },
  removeTwoFactor: async ({ site }) => {
    const { id, browser } = await protect(site);
    return { caller: browser, callerId: id, input: passwordAgain };
  },
  enterSecondFactor: async ({ site }) => {
    const { id, email } = await protect(site);
    const browser = openBrowser(site);
    await browser.signIn(email);
    return { caller: browser, callerId: id, input: { body: { code: await codeFor(site, id) } } };
  },
  verifyEmail: async ({ site, post }) => {
    const { id, caller } = await newMember(site, { emailVerified: false });
    await post.deliver();
    await caller.ask("sendVerification");
    return { caller, callerId: id, input: { body: { token: await newestToken(post) } } };
  },
  resetPassword: async ({ site, post }) => {
    const { id, email } = await newMember(site);
    await post.deliver();
    await site.anonymous.ask("requestPasswordReset", { body: { email } });
    const body = { token: await newestToken(post), password: "another-brief-3-file!" };
    return { caller: site.anonymous, callerId: id, input: { body } };
  },
  unsubscribe: async ({ site }) => {
    const { id } = await newMember(site);
    const token = unsubscribeToken(site.deps.secret, { userId: id, topic: "application" });
    return { caller: site.anonymous, callerId: id, input: { query: { token } } };
  },
  readInvitation: async (setting) => {
    const token = await invitationTo(setting, freshAddress());
    return { caller: setting.site.anonymous, callerId: null, input: { body: { token } } };
  },
  acceptInvitation: async (setting) => {
    const { id, email, caller } = await newMember(setting.site);
    return { caller, callerId: id, input: { body: { token: await invitationTo(setting, email) } } };
  },
  joinByInvitation: async (setting) => {
    const token = await invitationTo(setting, freshAddress());
    const person = { firstName: "Robin", lastName: "Hale", password: "brief-2-file!" };
    return { caller: setting.site.anonymous, callerId: null, input: { body: { token, ...person } } };
  },
  resumeJob: async ({ site, cast, endpoint }) => {
    const input = await prepare(endpoint, site, cast, "owningAttorney");
    await site.db
      .update(jobs)
      .set({ pausedAt: site.time.now })
      .where(eq(jobs.id, Number(input.params?.id)));
    return { caller: cast.callers.owningAttorney, callerId: cast.people.owningAttorney.id, input };
  },
  // Not the cast's: every later notification of theirs would wait for a push service.
  addPushDevice: async ({ site, cast, endpoint }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: await prepare(endpoint, site, cast, "owningParalegal") };
  },
  changeDraft: withVersion,
  amendJob: withVersion,
  createParalegalProfile: async ({ site, cast, endpoint }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: await prepare(endpoint, site, cast, "owningParalegal") };
  },
  leaveFirm: async ({ site, cast }) => {
    const { id, caller } = await newMember(site, { primaryRole: "associate", firmId: cast.firmId });
    return { caller, callerId: id, input: {} };
  },
};
