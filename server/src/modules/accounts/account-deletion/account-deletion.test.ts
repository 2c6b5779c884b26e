import { formerMember, removedText } from "@caseload/contract/accounts/account-deletion";
import type { User } from "@caseload/contract/accounts/accounts";
import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { Job } from "@caseload/contract/jobs/jobs";
import type { Conversation, Thread } from "@caseload/contract/messages/messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { demoPassword as password, makePerson } from "../../../demo/factories.ts";
import { makeCredential, makeEvidence } from "../../../demo/file-factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  createApplication,
  type Cast,
  createContract,
  latestNotification,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { makeUploadedImage } from "../../../testkit/images.ts";
import { agree, propose } from "../../../testkit/negotiate.ts";
import { readChain } from "../../../testkit/event-chain.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { removeUnneededFiles } from "../../../platform/files/remove-unneeded-files.ts";
import { setPhoto } from "../../profiles/photos/set-photo.ts";

type Member = Cast["daniel"];
let site: Site;
let cast: Cast;
beforeEach(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterEach(() => site.close());

const leaving = ["deactivateAccount", "deleteAccount"] as const;
const leave = (who: Member, how: (typeof leaving)[number]) => who.call(how, { body: { password } });
const emailOf = async (who: Member): Promise<string> => (await who.ask<User>("me")).email;
const profileOf = (who: Member) => cast.partner.call("getParalegalProfile", { params: { id: who.id } });
const end = async (contractId: number) => {
  await cast.partner.ask("cancelContract", {
    params: { id: contractId },
    body: { reason: "The matter settled." },
  });
};

describe.each(leaving)("%s", (how) => {
  test("a wrong password is refused with the field, and changes nothing", async () => {
    const answer = await cast.daniel.call(how, { body: { password: "wrong" } });
    expect([answer.statusCode, answer.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
    expect((await profileOf(cast.daniel)).statusCode).toBe(200);
  });

  test("guessing the password in an open session is limited to ten attempts", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await cast.daniel.call(how, { body: { password: `guess ${n}` } })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await leave(cast.daniel, how)).statusCode).toBe(429);
  });

  test("a live contract is named as the reason, to either side", async () => {
    const contractId = await createContract(site, cast, cast.daniel, { title: "Privilege log" });
    for (const who of [cast.daniel, cast.partner]) {
      const answer = await leave(who, how);
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.liveContract("Privilege log")]);
      expect((await who.call("me")).statusCode).toBe(200);
    }
    await end(contractId);
    expect((await leave(cast.daniel, how)).statusCode).toBe(200);
  });

  test("undecided applications are withdrawn, sessions end, and all screens refetch", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const id = await createApplication(site, cast.daniel, jobId);
    const elsewhere = await site.signIn(await emailOf(cast.daniel));
    const announcements = await recordAnnouncements(site.connectionString);
    expect((await leave(cast.daniel, how)).statusCode).toBe(200);
    const announced = await announcements.take();
    await announcements.stop();
    expect(topicsFor(announced, cast.partner.id)).toEqual(
      expect.arrayContaining(["applications", "notifications"]),
    );
    expect(topicsFor(announced, cast.daniel.id)).toContain("session");
    expect(announced.flatMap(({ forget }) => forget ?? [])).toContain(cast.daniel.id);
    for (const session of [cast.daniel, elsewhere]) expect((await session.call("me")).statusCode).toBe(401);
    const [received] = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications");
    expect(received).toMatchObject({ id, status: "withdrawn" });
    const name = how === "deleteAccount" ? formerMember : "Daniel Reyes";
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: `${name} withdrew an application`,
    });
  });

  test("profile and postings disappear from lists and public pages, and open postings close", async () => {
    const { id } = await createPosting(site, cast);
    const old = await createPosting(site, cast, { status: "closed" });
    for (const who of [cast.partner, cast.daniel]) expect((await leave(who, how)).statusCode).toBe(200);
    const list = await site.anonymous.ask<Job[]>("listJobs");
    expect(list.map((job) => job.id)).toEqual([]);
    expect(await site.anonymous.ask("listJobs", { query: { status: "closed" } })).toEqual([]);
    expect(await site.anonymous.ask("countJobs", { query: { q: "freight" } })).toEqual({ count: 0 });
    for (const params of [{ id }, { id: old.id }])
      expect((await site.anonymous.call("getJob", { params })).statusCode).toBe(404);
    const ask = { params: { id: cast.daniel.id } };
    expect((await cast.rival.call("getParalegalProfile", ask)).statusCode).toBe(404);
    const talent = await site.anonymous.ask<{ id: number }[]>("featuredTalent");
    expect(talent.map((person) => person.id)).not.toContain(cast.daniel.id);
    const [closed] = await site.db.select().from(jobs).where(eq(jobs.id, id));
    expect(closed).toMatchObject({ status: "closed", hidden: true });
    // The firm still sees it, and cannot reopen it without the poster.
    const reopen = { params: { id }, body: { status: "open" } };
    const answer = await cast.managing.call("changeJobStatus", reopen);
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.posterLeft]);
  });

  test("a concurrent acceptance leaves no live contract with the user", async () => {
    for (let round = 0; round < 5; round++) {
      const { email, id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
      const paralegal = { id, name: "", ...(await site.signIn(email)) };
      const { id: jobId } = await createPosting(site, cast);
      const params = { id: await createApplication(site, paralegal, jobId) };
      const [left, accepted] = await Promise.all([
        leave(paralegal, how),
        cast.partner.call("decideApplication", { params, body: { status: "accepted" } }),
      ]);
      expect([left.statusCode, accepted.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test("new senders cannot message the user; existing conversations stay", async () => {
    await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Good morning." } });
    await leave(cast.daniel, how);
    const name = how === "deleteAccount" ? formerMember : "Daniel Reyes";
    expect(await cast.partner.ask<Conversation[]>("listConversations")).toMatchObject([{ name }]);
    const thread = await cast.partner.ask<Thread>("getThread", { params: { userId: cast.daniel.id } });
    expect(thread).toMatchObject({ otherUser: { name }, messages: [{ content: "Good morning." }] });
    const message = { body: { receiverId: cast.daniel.id, content: "Are you there?" } };
    expect((await cast.rival.call("sendMessage", message)).statusCode).toBe(404);
    const answered = how === "deleteAccount" ? 404 : 201;
    expect((await cast.partner.call("sendMessage", message)).statusCode).toBe(answered);
  });
});

describe("coming back", () => {
  test("signing in brings profile and postings back; postings stay closed", async () => {
    const { id } = await createPosting(site, cast);
    const emails = [await emailOf(cast.daniel), await emailOf(cast.partner)];
    await leave(cast.daniel, "deactivateAccount");
    await leave(cast.partner, "deactivateAccount");
    for (const email of emails) await site.signIn(email);
    const ask = { params: { id: cast.daniel.id } };
    expect((await cast.rival.call("getParalegalProfile", ask)).statusCode).toBe(200);
    expect(await site.anonymous.ask("getJob", { params: { id } })).toMatchObject({ status: "closed" });
  });

  test("a deactivated account gets no email", async () => {
    await leave(cast.daniel, "deactivateAccount");
    const [row] = await site.db.select().from(users).where(eq(users.id, cast.daniel.id));
    expect(row?.deactivatedAt).toEqual(site.time.now);
    await cast.partner.call("sendMessage", { body: { receiverId: cast.daniel.id, content: "Hello?" } });
    const { rows } = await site.db.execute(
      sql`select * from notification_emails where user_id = ${cast.daniel.id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe("deletion", () => {
  test("personal data is deleted; the contract's record stays, under Former member", async () => {
    const email = await emailOf(cast.daniel);
    const contractId = await createContract(site, cast, cast.daniel);
    await cast.daniel.ask("agreeToTerms", { params: { id: contractId } });
    await end(contractId);
    const other = await createPosting(site, cast);
    await createApplication(site, cast.daniel, other.id);
    await leave(cast.daniel, "deleteAccount");

    const contract = await cast.partner.ask<ContractDetail>("getContract", { params: { id: contractId } });
    expect(contract).toMatchObject({ status: "cancelled", otherUser: { name: formerMember } });
    expect(contract.paralegal.signature?.name).toBe("Daniel Reyes");
    const received = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications");
    expect(received[0]).toMatchObject({
      coverLetter: removedText,
      paralegal: { name: formerMember, email: null, profile: null },
    });
    const tables = ["sessions", "sign_ins", "notifications", "paralegal_profiles", "data_exports"];
    for (const table of [...tables, "idempotency_keys"]) {
      const { rows } = await site.db.execute(
        sql`select * from ${sql.identifier(table)} where user_id = ${cast.daniel.id}`,
      );
      expect(rows, table).toEqual([]);
    }
    const [row] = await site.db.select().from(users).where(eq(users.id, cast.daniel.id));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Daniel|Reyes|${email}`));
  });

  test("versions of the terms and comments stay, under Former member, because they belong to both sides", async () => {
    const contractId = await createContract(site, cast, cast.daniel);
    await propose(cast.daniel, contractId, 5_000, { note: "My rate." });
    await cast.daniel.ask("addContractComment", {
      params: { id: contractId },
      body: { text: "Is it final?" },
    });
    await agree(cast.daniel, contractId);
    await end(contractId);
    const { id: jobId } = await createPosting(site, cast);
    const undecided = await createApplication(site, cast.daniel, jobId);
    await site.db.update(applications).set({ proposedPay: { kind: "hourly", cents: 5_000 } });
    const params = { id: contractId };
    const before = await cast.partner.ask<ContractVersion[]>("listVersions", { params });
    await leave(cast.daniel, "deleteAccount");
    const after = await cast.partner.ask<ContractVersion[]>("listVersions", { params });
    expect(after).toEqual(
      before.map((one) => ({ ...one, authorName: one.version === 2 ? formerMember : one.authorName })),
    );
    // The text names the party, and the signature the signer: it is the other side's evidence.
    expect(after[0]?.terms).toContain("Daniel Reyes");
    expect(after[0]?.signatures).toMatchObject([{ name: "Daniel Reyes" }]);
    expect(await cast.partner.ask("listContractComments", { params })).toMatchObject([
      { authorName: formerMember, text: "Is it final?" },
    ]);
    await readChain(site.db, contractId);
    const rows = await site.db
      .select()
      .from(applications)
      .where(eq(applications.paralegalId, cast.daniel.id));
    expect(rows.filter(({ proposedPay }) => proposedPay === null).map(({ id }) => id)).toEqual([undecided]);
  });

  test("the address cannot sign in any more, and can register again", async () => {
    const email = await emailOf(cast.daniel);
    await leave(cast.daniel, "deleteAccount");
    expect((await site.anonymous.call("login", { body: { email, password } })).statusCode).toBe(401);
    const body = { email, password, firstName: "Daniel", lastName: "Reyes", userType: "paralegal" };
    const again = await site.anonymous.call("register", { body });
    expect(again.statusCode).toBe(201);
    expect(again.json<User>().id).not.toBe(cast.daniel.id);
    const member = await site.signIn(email);
    expect(await member.ask<OwnApplication[]>("listOwnApplications")).toEqual([]);
  });

  test("a firm's last administrator stays while the firm has other members", async () => {
    const answer = await leave(cast.managing, "deleteAccount");
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.lastAdministrator]);
    for (const who of [cast.partner, cast.associate, cast.junior])
      expect((await leave(who, "deleteAccount")).statusCode).toBe(200);
    expect((await leave(cast.managing, "deleteAccount")).statusCode).toBe(200);
  });

  test("of a firm's last two administrators only one can leave at a time", async () => {
    const { email, id } = await makePerson(site.db, site.time.now, {
      primaryRole: "managing_partner",
      firmId: cast.firmId,
    });
    const admin = { id, name: "", ...(await site.signIn(email)) };
    const both = await Promise.all([leave(admin, "deleteAccount"), leave(cast.managing, "deleteAccount")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a firm without members is erased, unless a contract references it", async () => {
    const { firmId } = await cast.rival.ask<User>("me");
    await leave(cast.rival, "deleteAccount");
    const { rows } = await site.db.execute(sql`select name, location from firms where id = ${firmId}`);
    expect(rows).toEqual([{ name: null, location: null }]);
  });
});

test("photo, credentials and evidence of a deleted account are removed with their content; those of a deactivated account are hidden", async () => {
  const { db, deps, time } = site;
  const photo = await setPhoto(
    deps,
    cast.daniel.id,
    { file: await makeUploadedImage(deps.config.dataDir), square: undefined },
    time.now,
  );
  const evidence = await makeEvidence(db, deps.files, time.now, { ownerId: cast.daniel.id });
  const input = { userId: cast.daniel.id, evidenceFileId: evidence.id, status: "verified" } as const;
  await makeCredential(db, time.now, input);
  const look = async () =>
    (await site.app.inject({ url: photo, headers: { cookie: cast.partner.cookie } })).statusCode;
  const email = await emailOf(cast.daniel);
  expect(await look()).toBe(200);
  expect((await leave(cast.daniel, "deactivateAccount")).statusCode).toBe(200);
  expect(await look()).toBe(404);
  const again = await site.signIn(email);
  expect(await look()).toBe(200);
  expect((await again.call("deleteAccount", { body: { password } })).statusCode).toBe(200);
  expect(await look()).toBe(404);
  expect(await db.select().from(credentials)).toEqual([]);
  expect(await removeUnneededFiles(deps)).toBe(3);
  expect(await deps.files.exists(evidence.name)).toBe(false);
});
