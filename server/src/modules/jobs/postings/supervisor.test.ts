import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeJob, makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const posting = {
  duplicate: true,
  title: "Deposition summaries",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Summarize two depositions, page and line.",
};
const refusal = `${errorMessages.supervisorOfFirm} (supervisorId)`;
const shown = async (who: Pick<Cast["partner"], "ask">, id: number) =>
  (await who.ask<JobDetail>("getJob", { params: { id } })).supervisor;
const post = (who: Cast["partner"], more: object = {}) =>
  who.ask<JobDetail>("postJob", { body: { ...posting, ...more } });
const stored = (who: Cast["partner"], id: number) => who.ask<StoredPosting>("getPosting", { params: { id } });
const named = ({ id, name }: Cast["partner"]) => ({ id, name, emailConfirmed: true });
const hire = async (primaryRole: PrimaryRole) =>
  makePerson(site.db, site.time.now, { primaryRole, firmId: cast.firmId });

describe("the supervising attorney of a posting", () => {
  test("is shown to members of the firm, and to no one else", async () => {
    const { id } = await post(cast.partner, { supervisorId: cast.associate.id });
    for (const member of [cast.partner, cast.junior])
      expect(await shown(member, id)).toEqual(named(cast.associate));
    for (const other of [cast.rival, cast.daniel, site.anonymous]) expect(await shown(other, id)).toBeNull();
    expect((await stored(cast.partner, id)).supervisorId).toBe(cast.associate.id);
  });

  test("is the poster without a choice, or the managing partner for a poster who is no attorney", async () => {
    expect(await shown(cast.partner, (await post(cast.partner)).id)).toEqual(named(cast.partner));
    const { id: posterId } = await hire("paralegal_supervisor");
    const { id } = await post({ ...cast.partner, ...(await site.signInAs(posterId)) });
    expect(await shown(cast.partner, id)).toEqual(named(cast.managing));
    expect((await stored(cast.managing, id)).supervisorId).toBeNull();
  });

  test("is the managing partner of a posting by a firm admin, who need not be a lawyer", async () => {
    const poster = await hire("firm_admin");
    const job = await makeJob(site.db, site.time.now, { firmId: cast.firmId, postedById: poster.id });
    expect(await shown(cast.partner, job.id)).toEqual(named(cast.managing));
  });

  test("is a junior associate who posted it or was named, and opens the contract that follows", async () => {
    const byJunior = { postedById: cast.junior.id };
    const job = await makeJob(site.db, site.time.now, { firmId: cast.firmId, ...byJunior });
    expect(await shown(cast.partner, job.id)).toEqual(named(cast.junior));
    const { id } = await post(cast.partner, { supervisorId: cast.junior.id });
    expect(await shown(cast.partner, id)).toEqual(named(cast.junior));
  });

  test("is an active attorney of the firm in every call that takes one", async () => {
    const paralegal = await hire("paralegal_supervisor");
    const admin = await hire("firm_admin");
    const former = await hire("associate");
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, former.id));
    const { id } = await post(cast.partner);
    const draft = await cast.partner.ask<StoredPosting>("saveDraft", { body: posting });
    const { version } = await stored(cast.partner, id);
    const others = [cast.rival, cast.daniel, admin, paralegal, former].map(({ id: of }) => of);
    for (const supervisorId of [...others, 2_000_000_000]) {
      const body = { ...posting, supervisorId };
      const of = { params: { id: draft.id } };
      const answers = [
        await cast.partner.call("postJob", { body }),
        await cast.partner.call("saveDraft", { body }),
        await cast.partner.call("changeDraft", { ...of, body: { ...body, version: draft.version } }),
        await cast.partner.call("reviseJob", { ...of, body }),
        await cast.partner.call("amendJob", { params: { id }, body: { ...body, version } }),
      ];
      for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([400, refusal]);
    }
    expect((await stored(cast.partner, id)).version).toBe(version);
  });

  test.each([0, -1, 1.5, "11", [], {}])("%j is refused in words", async (supervisorId) => {
    const answer = await cast.partner.call("postJob", { body: { ...posting, supervisorId } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("(supervisorId)");
  });

  test("stays when left out, and is removed with null", async () => {
    const supervisorId = cast.associate.id;
    const draft = await cast.partner.ask<StoredPosting>("saveDraft", { body: { ...posting, supervisorId } });
    const params = { id: draft.id };
    const kept = await cast.partner.ask<StoredPosting>("changeDraft", {
      params,
      body: { ...posting, version: draft.version },
    });
    expect(kept.supervisorId).toBe(supervisorId);
    await cast.partner.ask("reviseJob", { params, body: posting });
    const { version } = await stored(cast.partner, draft.id);
    const changed = await cast.partner.ask<StoredPosting>("amendJob", {
      params,
      body: { ...posting, supervisorId: null, version },
    });
    expect(changed.supervisorId).toBeNull();
    expect(await shown(cast.partner, draft.id)).toEqual(named(cast.partner));
  });

  test("is kept in a copy, while active", async () => {
    const { id: supervisorId } = await hire("associate");
    const { id } = await post(cast.partner, { supervisorId });
    const copy = () => cast.partner.ask<StoredPosting>("duplicateJob", { params: { id } });
    expect((await copy()).supervisorId).toBe(supervisorId);
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, supervisorId));
    expect((await copy()).supervisorId).toBeNull();
    expect(await shown(cast.partner, id)).toEqual(named(cast.partner));
  });
});

describe("the attorneys to choose from", () => {
  test("are the firm's active ones, for every member", async () => {
    const listOf = async (who: Cast["partner"]) =>
      (await who.ask<{ id: number }[]>("listAttorneys")).map(({ id }) => id);
    const former = await hire("associate");
    const paralegal = await hire("paralegal_supervisor");
    const admin = await hire("firm_admin");
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, former.id));
    const ids = await listOf(cast.junior);
    expect(ids).toEqual(await listOf(cast.partner));
    expect(ids).toEqual(
      expect.arrayContaining([cast.partner, cast.managing, cast.associate, cast.junior].map(({ id }) => id)),
    );
    for (const { id } of [former, paralegal, admin, cast.rival]) expect(ids).not.toContain(id);
    expect((await cast.daniel.call("listAttorneys")).statusCode).toBe(403);
    expect((await site.anonymous.call("listAttorneys")).statusCode).toBe(401);
  });
});
