import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { CallName } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { type Cast, createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree, amend, hourlyAt, propose, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-02T15:00:00Z");
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Member = Cast["partner"];
const read = (id: number, who: Member = cast.daniel) =>
  who.ask<ContractDetail>("getContract", { params: { id } });
const versionsOf = (id: number) => cast.daniel.ask<ContractVersion[]>("listVersions", { params: { id } });

async function agreed(): Promise<number> {
  const id = await createContract(site, cast, cast.daniel);
  await agree(cast.partner, id);
  await agree(cast.daniel, id);
  return id;
}
const signaturesOf = (id: number) =>
  site.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, id))
    .orderBy(asc(contractSignatures.id));

describe("terms before both have signed", () => {
  test("the turn passes with each step; a new version clears both signatures and keeps them stored", async () => {
    const id = await createContract(site, cast, cast.daniel);
    expect(await read(id)).toMatchObject({ version: 1, turn: "attorney", payDerivedFrom: "clamped_rate" });
    expect((await agree(cast.partner, id)).turn).toBe("paralegal");
    await propose(cast.daniel, id, 5_000, { note: "My rate for freight matters." });
    const second = await read(id);
    expect(second).toMatchObject({
      version: 2,
      turn: "attorney",
      agreedRate: 50,
      attorney: { signature: null },
    });
    await propose(cast.partner, id, 4_800);
    expect((await read(id)).turn).toBe("paralegal");
    expect((await agree(cast.daniel, id)).turn).toBe("attorney");
    await cast.daniel.ask("addContractComment", { params: { id }, body: { text: "Signed." } });
    expect((await read(id)).turn).toBe("attorney");
    const done = await agree(cast.managing, id);
    expect(done).toMatchObject({
      status: "terms_agreed",
      turn: null,
      version: 3,
      agreedRate: 48,
      expiresAt: null,
    });

    const versions = await versionsOf(id);
    expect(
      versions.map(({ version, status, authorSide, note, signatures }) => [
        version,
        status,
        authorSide,
        note,
        signatures.map(({ side }) => side),
      ]),
    ).toEqual([
      [3, "in_force", "attorney", null, ["paralegal", "attorney"]],
      [2, "superseded", "paralegal", "My rate for freight matters.", []],
      [1, "superseded", "attorney", null, ["attorney"]],
    ]);
    expect((await signaturesOf(id)).map(({ version, side }) => [version, side])).toEqual([
      [1, "attorney"],
      [3, "paralegal"],
      [3, "attorney"],
    ]);
    const kinds = [
      "drafted",
      "agreed",
      "version_proposed",
      "version_proposed",
      "agreed",
      "agreed",
      "terms_agreed",
    ];
    expect(await readChain(site.db, id)).toEqual(kinds);
    expect(done.timeline.map(({ kind, version }) => [kind, version])).toEqual(
      kinds.map((kind, index) => [kind, [1, 1, 2, 3, 3, 3, 3][index]]),
    );
  });

  test("signing waits until the pay is set", async () => {
    await site.db
      .update(paralegalProfiles)
      .set({ hourlyRate: null })
      .where(eq(paralegalProfiles.userId, cast.leila.id));
    const id = await createContract(site, cast, cast.leila, { budgetRange: null });
    const show = await cast.leila.ask<ContractDetail>("getContract", { params: { id } });
    expect(show).toMatchObject({ payDerivedFrom: "none", agreedRate: null, structuredTerms: { pay: null } });
    const full = { version: 1, sha256: show.termsSha256, name: "Leila Haddad", consent: true };
    for (const [who, body] of [
      [cast.leila, undefined],
      [cast.partner, undefined],
      [cast.leila, full],
    ] as const) {
      const answer = await who.call("agreeToTerms", { params: { id }, body });
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.payNotSet]);
    }
    const body = { base: 1, terms: { ...show.structuredTerms, ...hourlyAt(4_200) } };
    await cast.leila.ask("proposeVersion", { params: { id }, body });
    await agree(cast.leila, id);
    expect(await agree(cast.partner, id)).toMatchObject({ status: "terms_agreed", agreedRate: 42 });
  });

  test("no one signs terms whose supervising attorney has left the firm", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const { structuredTerms: terms } = await read(id);
    const { id: supervisorId } = await makePerson(site.db, site.time.now, {
      primaryRole: "associate",
      firmId: cast.firmId,
    });
    await cast.partner.ask("proposeVersion", {
      params: { id },
      body: { base: 1, terms: { ...terms, supervisorId } },
    });
    expect((await read(id)).supervisor).toMatchObject({ id: supervisorId, active: true });
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, supervisorId));
    for (const who of [cast.daniel, cast.partner]) {
      const answer = await who.call("agreeToTerms", { params: { id } });
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.supervisorLeft]);
    }
    await cast.partner.ask("proposeVersion", { params: { id }, body: { base: 2, terms } });
    expect((await agree(cast.daniel, id)).supervisor.id).toBe(cast.partner.id);
  });

  test("a signature is the name of the account", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const { termsSha256: sha256 } = await read(id);
    const body = { version: 1, sha256, name: "Mickey Mouse", consent: true };
    const answer = await cast.daniel.call("agreeToTerms", { params: { id }, body });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "Type your name as it appears on your account: Daniel Reyes (name)",
    ]);
    expect(await signaturesOf(id)).toEqual([]);
  });

  test.each(["NY", "IL", "CA"])("no one signs under the law of %s without both addresses", async (state) => {
    const id = await createContract(site, cast, cast.daniel);
    const give = async (who: Member, addresses: object) => {
      const { version: base, structuredTerms } = await read(id);
      const body = { base, terms: { ...structuredTerms, ...addresses } };
      await who.ask("proposeVersion", { params: { id }, body });
    };
    const refusal = async (who: Member) => {
      const answer = await who.call("agreeToTerms", { params: { id } });
      return [answer.statusCode, answer.body];
    };
    // An earlier contract's addresses are in version 1.
    await give(cast.daniel, { paralegalAddress: null, services: ["Deposition summaries."] });
    await give(cast.partner, { firmAddress: null, governingState: state });
    const both = "Add the firm's mailing address and the paralegal's mailing address before anyone signs.";
    expect(await refusal(cast.daniel)).toEqual([409, expect.stringContaining(both)]);
    await give(cast.daniel, { paralegalAddress: "2120 Spruce Street, Philadelphia, PA 19103" });
    for (const who of [cast.daniel, cast.partner])
      expect(await refusal(who)).toEqual([
        409,
        expect.stringContaining("Add the firm's mailing address before anyone signs."),
      ]);
    await give(cast.partner, { firmAddress: "1735 Market Street, Philadelphia, PA 19103" });
    await agree(cast.daniel, id);
    expect((await agree(cast.partner, id)).status).toBe("terms_agreed");
  });

  test("a signature stores the typed name, browser and second factor", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const { termsSha256 } = await read(id);
    const answer = await site.app.inject({
      method: "POST",
      url: `/api/contracts/${id}/agree`,
      headers: { cookie: cast.daniel.cookie, "user-agent": "Quill/1.0" },
      payload: { version: 1, sha256: termsSha256.toUpperCase(), name: " Daniel  REYES ", consent: true },
    });
    expect(answer.json<ContractDetail>().paralegal.signature?.name).toBe("Daniel REYES");
    expect(await signaturesOf(id)).toMatchObject([
      { name: "Daniel REYES", userAgent: "Quill/1.0", secondFactor: false, termsHash: termsSha256 },
    ]);
    expect(answer.body).not.toContain("Quill");
  });

  test("work starts on the agreed day, but not before the day after both have signed", async () => {
    const later = await createContract(site, cast, cast.daniel);
    await propose(cast.daniel, later, 5_000, { startsOn: "2026-03-20" });
    await agree(cast.daniel, later);
    expect((await agree(cast.partner, later)).startsOn).toBe("2026-03-20");
    // An amendment of the rate leaves the first day alone, also where the agreement was signed after startsOn.
    const late = await createContract(site, cast, cast.daniel);
    site.time.now = new Date("2026-03-09T15:00:00Z");
    await agree(cast.daniel, late);
    expect((await agree(cast.partner, late)).startsOn).toBe("2026-03-10");
    const amendment = await amend(cast.daniel, late, 5_500, { consent: true });
    expect(await sign(cast.partner, late, amendment)).toMatchObject({
      startsOn: "2026-03-10",
      agreedRate: 55,
    });
    const postponed = await amend(cast.partner, late, 5_500, { consent: true, startsOn: "2026-03-25" });
    expect((await sign(cast.daniel, late, postponed)).startsOn).toBe("2026-03-25");
  });
});

describe("amendments", () => {
  test("the turn, the version in force and the timeline through propose, sign, counter, decline and withdraw", async () => {
    const id = await agreed();
    const first = await amend(cast.daniel, id, 6_000, { note: "Rush work." });
    expect(first).toMatchObject({ version: 2, kind: "amendment", status: "open", signatures: [] });
    expect(await read(id)).toMatchObject({
      version: 1,
      turn: "attorney",
      agreedRate: 46,
      openAmendment: { version: 2, note: "Rush work." },
    });
    // The other side signs first: now the author's signature is awaited.
    expect((await sign(cast.partner, id, first)).turn).toBe("paralegal");
    expect(await sign(cast.daniel, id, first)).toMatchObject({
      version: 2,
      turn: null,
      agreedRate: 60,
      openAmendment: null,
    });

    const second = await amend(cast.partner, id, 5_000, { consent: true });
    expect(second.signatures.map(({ side }) => side)).toEqual(["attorney"]);
    expect((await read(id)).turn).toBe("paralegal");
    const counter = await amend(cast.daniel, id, 5_800, { base: 3, consent: true });
    expect(await read(id)).toMatchObject({ version: 2, turn: "attorney", openAmendment: { version: 4 } });
    const reason = "The budget is spent.";
    const declined = await cast.partner.ask<ContractDetail>("declineAmendment", {
      params: { id, version: 4 },
      body: { reason },
    });
    expect(declined).toMatchObject({ version: 2, turn: null, openAmendment: null });
    const third = await amend(cast.daniel, id, 5_900);
    await cast.daniel.ask("withdrawAmendment", { params: { id, version: third.version } });

    expect((await versionsOf(id)).map(({ version, status }) => [version, status])).toEqual([
      [5, "withdrawn"],
      [4, "declined"],
      [3, "declined"],
      [2, "in_force"],
      [1, "superseded"],
    ]);
    expect(counter.kind).toBe("amendment");
    const { timeline } = await read(id);
    expect(timeline.slice(4).map(({ kind, version, note }) => [kind, version, note])).toEqual([
      ["amendment_proposed", 2, "Rush work."],
      ["amendment_agreed", 2, null],
      ["amendment_agreed", 2, null],
      ["amendment_in_force", 2, null],
      ["amendment_proposed", 3, "As discussed."],
      ["amendment_agreed", 3, null],
      ["amendment_declined", 3, null],
      ["amendment_proposed", 4, "As discussed."],
      ["amendment_agreed", 4, null],
      ["amendment_declined", 4, reason],
      ["amendment_proposed", 5, "As discussed."],
      ["amendment_withdrawn", 5, null],
    ]);
    await readChain(site.db, id);
    // Both signatures under the first version are still stored.
    expect((await signaturesOf(id)).filter(({ version }) => version === 1)).toHaveLength(2);
  });

  test.each(["cancelContract", "completeContract"] as const)("%s lapses an open amendment", async (name) => {
    const id = await agreed();
    await cast.partner.ask("startContract", { params: { id } });
    const open = await amend(cast.daniel, id, 6_000);
    const body = name === "cancelContract" ? { reason: "The matter settled." } : undefined;
    const ended = await cast.partner.ask<ContractDetail>(name, { params: { id }, body });
    expect(ended).toMatchObject({ version: 1, turn: null, openAmendment: null, agreedRate: 46 });
    expect((await versionsOf(id))[0]).toMatchObject({ version: 2, status: "lapsed" });
    const late = await cast.partner.call("agreeToAmendment", {
      params: { id, version: 2 },
      body: { sha256: open.sha256, name: cast.partner.name, consent: true },
    });
    expect(late.statusCode).toBe(409);
    const { timeline } = await read(id);
    expect(timeline.slice(-2)).toMatchObject([
      { kind: "amendment_lapsed", actorId: null, version: 2 },
      { kind: name === "cancelContract" ? "cancelled" : "completed" },
    ]);
  });

  test("refusals name their reason", async () => {
    const id = await agreed();
    const { version, sha256 } = await amend(cast.daniel, id, 6_000, { consent: true });
    const params = { id, version };
    const signature = { name: cast.daniel.name, consent: true };
    const refused = async (
      who: Member,
      name: CallName,
      input: Parameters<Member["call"]>[1],
      text: string,
      status = 409,
    ) => {
      const answer = await who.call(name, input);
      expect([answer.statusCode, answer.body]).toEqual([status, text]);
    };
    await refused(
      cast.daniel,
      "agreeToAmendment",
      { params, body: { sha256, ...signature } },
      errorMessages.alreadyAgreed,
    );
    await refused(
      cast.partner,
      "agreeToAmendment",
      { params, body: { sha256: "0".repeat(64), ...signature } },
      errorMessages.termsVersionChanged,
    );
    await refused(cast.daniel, "declineAmendment", { params }, errorMessages.ownAmendment);
    await refused(cast.partner, "withdrawAmendment", { params }, errorMessages.otherAmendment);
    await refused(
      cast.partner,
      "declineAmendment",
      { params: { id, version: 1 } },
      errorMessages.amendmentNotFound,
      404,
    );
    await refused(
      cast.partner,
      "declineAmendment",
      { params: { id, version: 999 } },
      errorMessages.amendmentNotFound,
      404,
    );
    await cast.partner.ask("declineAmendment", { params });
    await refused(cast.partner, "declineAmendment", { params }, errorMessages.amendmentNotOpen);
  });
});
