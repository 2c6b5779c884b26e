/** Successful calls that need more than the matrix's records: passwords, tokens of emails, versions. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { eq } from "drizzle-orm";
import { jobs } from "../platform/db/schema/jobs.ts";
import { timers } from "../platform/db/schema/time.ts";
import { demoPassword, makePerson, makeProfile } from "../demo/factories.ts";
import { unsubscribeToken } from "../platform/email/unsubscribe-link.ts";
import { openBrowser } from "../testkit/browser.ts";
import { createPasskeyMember, openAuthenticator, type Output } from "../testkit/passkeys.ts";
import { type TestMailer, tokensIn } from "../testkit/test-mailer.ts";
import type { Caller, Site } from "../testkit/site.ts";
import { codeFor, createMember, currentPassword, createTwoFactorMember } from "../testkit/two-factor.ts";
import { type Cast, relations } from "./actors.ts";
import { expectationOf } from "./expectation.ts";
import { prepareCall } from "./records.ts";
import { createTimer } from "./time-records.ts";

type Input = NonNullable<Parameters<Caller["call"]>[1]>;

interface Success {
  caller: Pick<Caller, "call">;
  /** Null for visitors. */
  callerId: number | null;
  input: Input;
}

interface CallContext {
  site: Site;
  cast: Cast;
  mailer: TestMailer;
  endpoint: NamedEndpoint;
}
type Prepare = (context: CallContext) => Promise<Success>;

/** Creates a member for calls that end or change the account. */
async function newMember(
  { db, time, signInAs }: Site,
  input: Partial<Parameters<typeof makePerson>[2]> = {},
): Promise<{ id: number; email: string; caller: Caller }> {
  const { id, email } = await makePerson(db, time.now, { primaryRole: "freelance_paralegal", ...input });
  return { id, email, caller: await signInAs(id) };
}

const withPassword =
  (more: Record<string, string> = {}): Prepare =>
  async ({ site }) => {
    const { id, caller } = await newMember(site);
    await makeProfile(site.db, site.time.now, { userId: id });
    return { caller, callerId: id, input: { body: { password: demoPassword, ...more } } };
  };

/** The token of the newest link in unsent emails. */
async function newestToken(mailer: TestMailer): Promise<string> {
  const token = (await mailer.deliver()).flatMap(tokensIn).at(-1);
  if (token === undefined) throw new Error("No email has a link.");
  return token;
}

/** Sends an invitation to the owning attorney's firm. Returns its token. */
async function invitationTo({ cast, mailer }: CallContext, email: string): Promise<string> {
  await mailer.deliver();
  await cast.callers.owningAttorney.ask("invite", { body: { email, primaryRole: "paralegal" } });
  return newestToken(mailer);
}

const freshAddress = (): string => `success.${crypto.randomUUID()}@example.com`;

const newMemberOfFirm: Prepare = async ({ site, cast }) => {
  const { id, caller } = await newMember(site, { primaryRole: "associate", firmId: cast.firmId });
  return { caller, callerId: id, input: currentPassword };
};

/** Adds the stored version to the body. */
const withVersion: Prepare = async ({ site, cast, endpoint }) => {
  const { params, body } = await prepareCall(endpoint, site, cast, "owningAttorney");
  const caller = cast.callers.owningAttorney;
  const { version } = await caller.ask<{ version: string }>("getPosting", { params });
  const callerId = cast.people.owningAttorney.id;
  return { caller, callerId, input: { params, body: { ...(body as object), version } } };
};

/** With the owning paralegal's timer running, or not. */
const withTimer =
  (isRunning: boolean): Prepare =>
  async ({ site, cast, endpoint }) => {
    await site.db.delete(timers);
    if (isRunning) await createTimer(site, cast);
    const input = await prepareCall(endpoint, site, cast, "owningParalegal");
    return { caller: cast.callers.owningParalegal, callerId: cast.people.owningParalegal.id, input };
  };

/** By the firm, whose record it is, although the other side may read it. */
const byFirm: Prepare = async ({ site, cast, endpoint }) => ({
  caller: cast.callers.owningAttorney,
  callerId: cast.people.owningAttorney.id,
  input: await prepareCall(endpoint, site, cast, "owningAttorney"),
});

/** By the applicant, whose answer the firm's proposal awaits. */
const byApplicant: Prepare = async ({ site, cast, endpoint }) => ({
  caller: cast.callers.owningParalegal,
  callerId: cast.people.owningParalegal.id,
  input: await prepareCall(endpoint, site, cast, "owningParalegal"),
});

const successes: Partial<Record<CallName, Prepare>> = {
  login: async ({ site }) => {
    const { id, email } = await newMember(site);
    return { caller: site.anonymous, callerId: id, input: { body: { email, password: demoPassword } } };
  },
  logout: async ({ site }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: {} };
  },
  keepMessageDraft: byFirm,
  deactivateAccount: newMemberOfFirm,
  deleteAccount: newMemberOfFirm,
  changePassword: withPassword({ newPassword: "another-brief-3-file!" }),
  changeEmail: withPassword({ email: freshAddress() }),
  beginTwoFactor: withPassword(),
  confirmTwoFactor: async ({ site }) => {
    const { id, browser } = await createMember(site);
    await browser.ask("beginTwoFactor", currentPassword);
    return { caller: browser, callerId: id, input: { body: { code: await codeFor(site, id) } } };
  },
  renewRecoveryCodes: async ({ site }) => {
    const { id, browser } = await createTwoFactorMember(site);
    return { caller: browser, callerId: id, input: currentPassword };
  },
  removeTwoFactor: async ({ site }) => {
    const { id, browser } = await createTwoFactorMember(site);
    return { caller: browser, callerId: id, input: currentPassword };
  },
  enterSecondFactor: async ({ site }) => {
    const { id, email } = await createTwoFactorMember(site);
    const browser = openBrowser(site);
    await browser.signIn(email);
    return { caller: browser, callerId: id, input: { body: { code: await codeFor(site, id) } } };
  },
  addPasskey: async ({ site }) => {
    const { id, browser } = await createMember(site);
    const options = await browser.ask<Output<"beginPasskey">>("beginPasskey", currentPassword);
    const credential = openAuthenticator(site).create(options);
    return { caller: browser, callerId: id, input: { body: { credential } } };
  },
  signInWithPasskey: async ({ site }) => {
    const { id, authenticator } = await createPasskeyMember(site);
    const browser = openBrowser(site);
    const options = await browser.ask<Output<"beginPasskeySignIn">>("beginPasskeySignIn");
    const credential = authenticator.get(options);
    return { caller: browser, callerId: id, input: { body: { credential } } };
  },
  verifyEmail: async ({ site, mailer }) => {
    const { id, caller } = await newMember(site, { emailVerified: false });
    await mailer.deliver();
    await caller.ask("sendVerification");
    return { caller, callerId: id, input: { body: { token: await newestToken(mailer) } } };
  },
  resetPassword: async ({ site, mailer }) => {
    const { id, email } = await newMember(site);
    await mailer.deliver();
    await site.anonymous.ask("requestPasswordReset", { body: { email } });
    const body = { token: await newestToken(mailer), password: "another-brief-3-file!" };
    return { caller: site.anonymous, callerId: id, input: { body } };
  },
  unsubscribe: async ({ site }) => {
    const { id } = await newMember(site);
    const token = unsubscribeToken(site.deps.secret, { userId: id, topic: "application" });
    return { caller: site.anonymous, callerId: id, input: { query: { token } } };
  },
  readInvitation: async (context) => {
    const token = await invitationTo(context, freshAddress());
    return { caller: context.site.anonymous, callerId: null, input: { body: { token } } };
  },
  acceptInvitation: async (context) => {
    const { id, email, caller } = await newMember(context.site);
    return { caller, callerId: id, input: { body: { token: await invitationTo(context, email) } } };
  },
  joinByInvitation: async (context) => {
    const token = await invitationTo(context, freshAddress());
    const person = { firstName: "Robin", lastName: "Hale", password: "brief-2-file!" };
    return { caller: context.site.anonymous, callerId: null, input: { body: { token, ...person } } };
  },
  resumeJob: async ({ site, cast, endpoint }) => {
    const input = await prepareCall(endpoint, site, cast, "owningAttorney");
    await site.db
      .update(jobs)
      .set({ pausedAt: site.time.now })
      .where(eq(jobs.id, Number(input.params?.id)));
    return { caller: cast.callers.owningAttorney, callerId: cast.people.owningAttorney.id, input };
  },
  confirmInterview: byApplicant,
  declineInterview: byApplicant,
  editReview: byFirm,
  replyToReview: byApplicant,
  changeDeliverable: byFirm,
  deleteDeliverable: byFirm,
  startTimer: withTimer(false),
  stopTimer: withTimer(true),
  discardTimer: withTimer(true),
  // A new member, because later notifications of the cast would call a push service.
  addPushDevice: async ({ site, cast, endpoint }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: await prepareCall(endpoint, site, cast, "owningParalegal") };
  },
  changeDraft: withVersion,
  amendJob: withVersion,
  changeParties: withVersion,
  createParalegalProfile: async ({ site, cast, endpoint }) => {
    const { id, caller } = await newMember(site);
    return { caller, callerId: id, input: await prepareCall(endpoint, site, cast, "owningParalegal") };
  },
  leaveFirm: async ({ site, cast }) => {
    const { id, caller } = await newMember(site, { primaryRole: "associate", firmId: cast.firmId });
    return { caller, callerId: id, input: {} };
  },
};

/** A call that succeeds, with the records of the matrix unless there is an entry above. */
export async function successOf(context: CallContext): Promise<Success> {
  const { site, cast, endpoint } = context;
  const own = successes[endpoint.name];
  if (own) return own(context);
  const relation = relations.find((one) => expectationOf(endpoint, one, cast.people).includes(200));
  if (!relation) throw new Error(`No relation may call ${endpoint.name}.`);
  const input = await prepareCall(endpoint, site, cast, relation);
  const callerId = relation === "signedOut" ? null : cast.people[relation].id;
  return { caller: cast.callers[relation], callerId, input };
}
