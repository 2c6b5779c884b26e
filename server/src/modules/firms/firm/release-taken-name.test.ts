/** A firm that confirms after another confirmed firm has taken its name. */
import type { User } from "@caseload/contract/accounts/accounts";
import type { Job } from "@caseload/contract/jobs/jobs";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPassword, makeFirm } from "../../../demo/factories.ts";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { type Browser, openBrowser } from "../../../testkit/browser.ts";
import { createSignedIn } from "../../../testkit/firm.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";

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
let number = 0;
beforeEach(() => site.db.delete(attempts));

const password = "brief-2-file!";
const posting = {
  title: "Deposition summaries",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Summarize two depositions, page and line.",
};
const name = (who: Pick<Caller, "ask">, firmName: string) =>
  who.ask("createFirmProfile", {
    body: {
      firmName,
      location: "Boise, ID",
      firmSize: "small",
      workType: "remote",
      practiceAreas: ["litigation"],
    },
  });
const nameOf = async (id: number) =>
  (await site.db.select({ name: firms.name }).from(firms).where(eq(firms.id, id)))[0]?.name;
const newest = async (who: Pick<Caller, "ask">) => (await who.ask<Notification[]>("listNotifications"))[0];

interface Founder {
  browser: Browser;
  email: string;
  firmId: number;
  /** Of the email with which the address is confirmed. */
  token: string;
}

/** An attorney who registered, and whose address is not confirmed. */
async function founder(): Promise<Founder> {
  const email = `founder.${(number += 1)}@example.com`;
  const browser = openBrowser(site);
  const body = { email, password, firstName: "Robin", lastName: "Hale", userType: "attorney" };
  const { firmId } = await browser.ask<User>("register", { body });
  const sent = (await mailer.deliver()).find(({ to }) => to.address === email);
  return { browser, email, firmId: firmId ?? 0, token: tokenIn(sent) };
}

/** A confirmed firm of the name. */
async function confirmedFirm(firmName: string): Promise<number> {
  const { id } = await makeFirm(site.db, site.time.now, { name: null });
  await name(await createSignedIn(site, { primaryRole: "managing_partner", firmId: id }), firmName);
  return id;
}

const confirm = ({ browser, token }: Founder) => browser.ask("verifyEmail", { body: { token } });

async function reset({ email }: Founder): Promise<void> {
  await site.anonymous.ask("requestPasswordReset", { body: { email } });
  const sent = (await mailer.deliver()).find(({ to }) => to.address === email);
  await site.anonymous.ask("resetPassword", {
    body: { token: tokenIn(sent), password: "file-2-brief!" },
  });
}

describe("a firm that confirms after a confirmed firm has taken its name", () => {
  test.each([
    ["with the link", confirm],
    ["with a reset", reset],
  ])("%s loses the name, also on its postings, and its members read why", async (_how, prove) => {
    const squatter = await founder();
    const wanted = `Okafor & Lindqvist ${number} LLP`;
    await name(squatter.browser, wanted);
    const { id: jobId } = await squatter.browser.ask<{ id: number }>("postJob", { body: posting });
    const firmNameOnJob = async () =>
      (await site.anonymous.ask<Job>("getJob", { params: { id: jobId } })).firmName;
    expect(await firmNameOnJob()).toBe(wanted);
    const owner = await confirmedFirm(wanted.replace("&", "and"));

    await prove(squatter);
    expect(await nameOf(squatter.firmId)).toBeNull();
    expect(await firmNameOnJob()).toBe("Law office");
    expect((await site.anonymous.call("getFirm", { params: { id: squatter.firmId } })).statusCode).toBe(404);
    expect(await nameOf(owner)).toBe(wanted.replace("&", "and"));
    if (prove === reset)
      await squatter.browser.ask("login", { body: { email: squatter.email, password: "file-2-brief!" } });
    expect(await newest(squatter.browser)).toMatchObject({
      type: "system",
      title: "Your firm needs a different name",
      message: `A firm named ${wanted.replace("&", "and")} is already on Caseload. Choose a different name, or ask to join that firm.`,
      actionUrl: "/firm/setup",
    });
  });

  test("keeps a name that no confirmed firm has", async () => {
    const first = await founder();
    const wanted = `Tandem ${number} LLP`;
    await name(first.browser, wanted);
    const other = await makeFirm(site.db, site.time.now, { name: wanted });
    expect(other.id).not.toBe(first.firmId);
    await confirm(first);
    expect(await nameOf(first.firmId)).toBe(wanted);
  });

  test("keeps a name that it had as a confirmed firm, when one more member confirms", async () => {
    const first = await founder();
    const wanted = `Harbor Equity ${number} LLP`;
    await name(first.browser, wanted);
    await createSignedIn(site, { primaryRole: "associate", firmId: first.firmId });
    // Equal names of confirmed firms exist from before names were compared.
    const { id } = await makeFirm(site.db, site.time.now, { name: wanted });
    await createSignedIn(site, { primaryRole: "managing_partner", firmId: id });
    await confirm(first);
    expect(await nameOf(first.firmId)).toBe(wanted);
  });

  test("of two that confirm at once keeps it in one only", async () => {
    const [one, other] = [await founder(), await founder()];
    const wanted = `Twin Rivers ${number} LLP`;
    for (const { firmId } of [one, other])
      await site.db.update(firms).set({ name: wanted, complete: true }).where(eq(firms.id, firmId));
    await Promise.all([confirm(one), confirm(other)]);
    const names = [await nameOf(one.firmId), await nameOf(other.firmId)];
    expect(names.filter((kept) => kept === wanted)).toHaveLength(1);
    expect(names.filter((kept) => kept === null)).toHaveLength(1);
  });

  test("loses it when its only confirmed member comes back", async () => {
    const { browser, firmId } = await founder();
    const wanted = `Granite Peak ${number} LLP`;
    await name(browser, wanted);
    const { ask, email } = await createSignedIn(site, { primaryRole: "firm_admin", firmId });
    await ask("deactivateAccount", { body: { password: demoPassword } });
    await confirmedFirm(wanted);
    await site.anonymous.ask("login", { body: { email, password: demoPassword } });
    expect(await nameOf(firmId)).toBeNull();
  });
});

test("a draft of an unnamed firm is not published under the name of a firm that came later", async () => {
  const { id: firmId } = await makeFirm(site.db, site.time.now, { name: null });
  const unnamed = await createSignedIn(site, { primaryRole: "managing_partner", firmId });
  const wanted = `Fremont Bend ${(number += 1)} LLP`;
  const draft = await unnamed.ask<{ id: number }>("saveDraft", { body: { ...posting, firmName: wanted } });
  await confirmedFirm(wanted);
  const refused = await unnamed.call("changeJobStatus", {
    params: { id: draft.id },
    body: { status: "open" },
  });
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    `A firm named ${wanted} is already on Caseload. Set your firm's name in Firm Setup, or ask to join there.`,
  ]);
});
