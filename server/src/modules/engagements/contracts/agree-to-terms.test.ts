import { createHash } from "node:crypto";
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProfile } from "../../../demo/factories.ts";
import { contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { openBrowser } from "../../../testkit/browser.ts";
import {
  createApplication,
  type Cast,
  createContract,
  latestNotification,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { givePasskey, signInWithPasskey } from "../../../testkit/passkeys.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import {
  advanceTime,
  type BrowserMember,
  codeFor,
  createMember,
  currentPassword,
  turnOnTwoFactor,
} from "../../../testkit/two-factor.ts";

let site: Site;
let cast: Cast;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Member = Cast["partner"];
const press = (who: Member, id: number) => who.call("agreeToTerms", { params: { id } });
const agree = (who: Member, id: number) => who.ask<ContractDetail>("agreeToTerms", { params: { id } });

describe("agreeing", () => {
  test("each side signs once; the second signature binds from the next day in the attorney's time zone", async () => {
    // 23:30 on March 11 in New York.
    site.time.now = new Date("2026-03-12T03:30:00Z");
    const id = await createContract(site, cast, cast.daniel);
    const first = await agree(cast.managing, id);
    expect(first).toMatchObject({
      status: "pending_terms",
      termsAgreedAt: null,
      startsOn: null,
      viewerSide: "attorney",
    });
    expect(first.attorney).toMatchObject({
      name: "Margaret Okafor",
      signature: { name: "Ingrid Lindqvist", signedAt: site.time.now.toISOString() },
    });
    expect(first.paralegal.signature).toBeNull();
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      type: "contract",
      actionUrl: `/contracts/${id}`,
    });

    for (const again of [cast.managing, cast.partner]) {
      const answer = await press(again, id);
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.alreadyAgreed]);
    }
    const second = await agree(cast.daniel, id);
    expect(second).toMatchObject({
      status: "terms_agreed",
      termsAgreedAt: site.time.now.toISOString(),
      startsOn: "2026-03-12",
    });
    expect(second.timeline.map((step) => step.kind)).toEqual(["drafted", "agreed", "agreed", "terms_agreed"]);
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Agreement signed" });
    expect((await press(cast.daniel, id)).body).toBe(errorMessages.alreadyAgreed);
  });

  test("stores name, time, IP address and a hash of the exact terms", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const answer = await site.app.inject({
      method: "POST",
      url: `/api/contracts/${id}/agree`,
      headers: { cookie: cast.daniel.cookie },
      remoteAddress: "203.0.113.7",
    });
    const { terms } = answer.json<ContractDetail>();
    const rows = await site.db.select().from(contractSignatures).where(eq(contractSignatures.contractId, id));
    expect(rows).toMatchObject([
      {
        side: "paralegal",
        userId: cast.daniel.id,
        name: "Daniel Reyes",
        ipAddress: "203.0.113.7",
        termsHash: createHash("sha256").update(terms).digest("hex"),
        signedAt: site.time.now,
      },
    ]);
    expect(answer.body).not.toContain("203.0.113.7");
  });

  test("concurrent signatures: the second sees the first", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const answers = await raceTransactions(site, "notifications", [
      () => agree(cast.daniel, id),
      () => agree(cast.partner, id),
    ]);
    expect(answers.map((answer) => answer.id)).toEqual([id, id]);
    expect((await cast.daniel.ask<ContractDetail>("getContract", { params: { id } })).status).toBe(
      "terms_agreed",
    );
  });

  test("sixteen concurrent requests store two signatures", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => press(n % 2 ? cast.partner : cast.daniel, id)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(14);
    const { status, timeline } = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
    expect(status).toBe("terms_agreed");
    expect(timeline.map((step) => step.kind)).toEqual(["drafted", "agreed", "agreed", "terms_agreed"]);
  });

  test("the other applicants are rejected when terms are agreed, with the reason", async () => {
    const job = await createPosting(site, cast);
    const chosen = await createApplication(site, cast.daniel, job.id);
    const backup = await createApplication(site, cast.leila, job.id);
    await cast.partner.ask("decideApplication", { params: { id: chosen }, body: { status: "accepted" } });
    const read = () => cast.leila.ask<OwnApplication>("getApplication", { params: { id: backup } });
    const { contractId } = await cast.daniel.ask<OwnApplication>("getApplication", {
      params: { id: chosen },
    });
    await agree(cast.partner, contractId ?? 0);
    expect((await read()).status).toBe("pending");
    await agree(cast.daniel, contractId ?? 0);
    expect(await read()).toMatchObject({
      status: "rejected",
      reason: "position filled",
      decidedAt: site.time.now.toISOString(),
    });
    expect(await latestNotification(site, cast.leila)).toMatchObject({
      title: "Application rejected",
      actionUrl: "/applications",
    });
    expect((await latestNotification(site, cast.leila))?.message).toContain("position filled");
  });

  test("with two positions, backups are rejected with the last terms, also for concurrent agreements", async () => {
    for (const atOnce of [false, true]) {
      const job = await createPosting(site, cast, { positions: 2, budgetKind: "flat", budgetMin: 900 });
      const backup = await createApplication(site, cast.leila, job.id);
      const agreeing: (() => Promise<ContractDetail>)[] = [];
      for (const paralegal of [cast.daniel, cast.priya]) {
        const id = await createApplication(site, paralegal, job.id);
        await cast.partner.ask("decideApplication", { params: { id }, body: { status: "accepted" } });
        const { contractId } = await paralegal.ask<OwnApplication>("getApplication", { params: { id } });
        await agree(cast.partner, contractId ?? 0);
        agreeing.push(() => agree(paralegal, contractId ?? 0));
      }
      const read = () => cast.leila.ask<OwnApplication>("getApplication", { params: { id: backup } });
      expect((await read()).status).toBe("pending");
      if (atOnce) await raceTransactions(site, "notifications", agreeing);
      else {
        await agreeing[0]?.();
        expect((await read()).status, "the other terms wait").toBe("pending");
        await agreeing[1]?.();
      }
      expect((await read()).status).toBe("rejected");
    }
  });
});

describe("the second factor that a signature records", () => {
  /** Signs in a browser. Returns whether the signature says that a second factor was used. */
  async function signIn({ id: userId, browser }: Pick<BrowserMember, "id" | "browser">) {
    const id = await createContract(site, cast, { id: userId });
    await browser.ask("agreeToTerms", { params: { id } });
    const [signature] = await site.db
      .select()
      .from(contractSignatures)
      .where(eq(contractSignatures.contractId, id));
    return signature?.secondFactor;
  }
  async function createParalegal(): Promise<BrowserMember> {
    const member = await createMember(site);
    await makeProfile(site.db, site.time.now, { userId: member.id });
    return member;
  }

  test("is a code that opened the session, or that turned it on there", async () => {
    const { id, email, browser } = await createParalegal();
    expect(await signIn({ id, browser })).toBe(false);
    await turnOnTwoFactor(site, { id, browser });
    expect(await signIn({ id, browser })).toBe(true);
    const other = openBrowser(site);
    expect((await other.signIn(email)).json()).toEqual({ twoFactorRequired: true });
    await other.ask("enterSecondFactor", { body: { code: await codeFor(site, id), trustDevice: true } });
    expect(await signIn({ id, browser: other })).toBe(true);
    // A trusted browser is asked for no code.
    await other.ask("logout");
    expect((await other.signIn(email)).json()).toMatchObject({ id });
    expect(await signIn({ id, browser: other })).toBe(false);
    advanceTime(site);
  });

  test("is a passkey, also after the password was changed in its session", async () => {
    const { id, email, browser } = await createParalegal();
    const { authenticator } = await givePasskey(site, browser);
    expect(await signIn({ id, browser })).toBe(false);
    const other = openBrowser(site);
    await signInWithPasskey(other, authenticator);
    expect(await signIn({ id, browser: other })).toBe(true);
    const newPassword = "another-Quill-58!";
    await other.ask("changePassword", { body: { ...currentPassword.body, newPassword } });
    expect(await signIn({ id, browser: other })).toBe(true);
    const third = openBrowser(site);
    await third.ask("login", { body: { email, password: newPassword } });
    expect(await signIn({ id, browser: third })).toBe(false);
  });
});
