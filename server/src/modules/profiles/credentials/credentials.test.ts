import type { Credential, CredentialFile } from "@caseload/contract/profiles/credentials";
import type { FileLink } from "@caseload/contract/files/files";
import { fileLimits } from "@caseload/contract/files/file-limits";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { makePerson } from "../../../demo/factories.ts";
import { evidencePdf, makeCredential, makeEvidence } from "../../../demo/file-factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, latestNotification, createHiringFirm } from "../../../testkit/hiring.ts";
import { type TestMailbox, openTestMailbox } from "../../../testkit/test-mailbox.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let clerk: Caller & { id: number };
let mailbox: TestMailbox;
let heard: Announcements;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  mailbox = await openTestMailbox(site);
  heard = await recordAnnouncements(site.connectionString);
  clerk = await createClerk(site);
});
afterAll(async () => {
  await heard.stop();
  await mailbox.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(credentials);
  await mailbox.readNew();
  await heard.take();
});

const pdf = { name: "cp.pdf", type: "application/pdf", content: new Uint8Array(evidencePdf) };
const form = { kind: "certification", title: "Certified Paralegal (CP)", issuer: "NALA", number: "118204" };
const send = (given: object = {}, who: Caller = cast.daniel, file = pdf) =>
  who.call("submitCredential", { body: { ...form, ...given }, file });
const submit = async (given: object = {}) => (await send(given)).json<Credential>();
const decide = (id: number, decision: string, reason = "Name and number compared with the register.") =>
  clerk.call("decideCredential", { params: { id }, body: { decision, reason } });
const badges = async (who: Caller = cast.partner) =>
  (await who.ask<PublicProfile>("getParalegalProfile", { params: { id: cast.daniel.id } })).credentials;

describe("submitting", () => {
  test("queues it with its evidence and notifies the staff, without showing it yet", async () => {
    const made = await submit({ issuedOn: "2023-05-02", expiresOn: "2099-05-01" });
    expect(made).toMatchObject({
      ...form,
      state: null,
      issuedOn: "2023-05-02",
      expiresOn: "2099-05-01",
      status: "pending",
      reason: null,
      evidence: { name: "cp.pdf", bytes: evidencePdf.length, mediaType: "application/pdf" },
    });
    const announced = await heard.take();
    expect(topicsFor(announced, clerk.id)).toEqual(["credentials", "notifications"]);
    expect(topicsFor(announced, cast.daniel.id)).toEqual(["credentials"]);
    expect(topicsFor(announced, cast.partner.id)).toEqual([]);
    expect(await latestNotification(site, clerk)).toMatchObject({
      actionUrl: `/staff/credentials/${made.id}`,
    });
    expect(await badges()).toEqual([]);
    const [row] = await clerk.ask<CredentialFile[]>("listCredentialsToCheck", {
      query: { status: "pending" },
    });
    expect(row).toMatchObject({ id: made.id, owner: { id: cast.daniel.id, name: "Daniel Reyes" } });
  });

  test.each([
    [{ kind: "medal" }, "Please choose what it is (kind)"],
    [{ title: "" }, "Please enter the credential (title)"],
    [{ issuer: " " }, "Please enter who issued it (issuer)"],
    [{ state: "ZZ" }, "Please choose a state (state)"],
    [{ kind: "notary", state: "PA", number: "" }, "Please enter the number (number)"],
    [{ kind: "notary", state: "" }, "Please choose a state (state)"],
    [{ issuedOn: "yesterday" }, "Please enter a date (issuedOn)"],
    [{ issuedOn: "2024-01-01", expiresOn: "2023-01-01" }, "It must expire after it was issued (expiresOn)"],
    [{ expiresOn: "2020-01-01" }, errorMessages.credentialPast],
  ])("%o is refused in words", async (given, sentence) => {
    const answer = await send(given);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  test.each([
    ["a program", "\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a document with macros", "PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml"],
  ])("%s is no evidence, whatever it is called (ASVS 5.2.2)", async (_what, content) => {
    const answer = await send({}, cast.daniel, { ...pdf, content: new Uint8Array(Buffer.from(content)) });
    expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.evidenceType]);
  });

  test("evidence of more than 10 MB, and no evidence, are refused (ASVS 5.2.1)", async () => {
    const large = await send({}, cast.daniel, {
      ...pdf,
      content: new Uint8Array(fileLimits.evidenceBytes + 1),
    });
    expect([large.statusCode, large.body]).toEqual([413, errorMessages.evidenceTooLarge]);
    const none = await send({}, cast.daniel, { ...pdf, content: new Uint8Array() });
    expect([none.statusCode, none.body]).toEqual([400, errorMessages.noEvidence]);
  });

  test("ten wait at the most, also when two are sent at once", async () => {
    for (let n = 0; n < fileLimits.pendingCredentials - 1; n += 1)
      await makeCredential(site.db, site.time.now, { userId: cast.daniel.id });
    const answers = await raceTransactions(site, "credentials", [() => send(), () => send()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(errorMessages.tooManyCredentials);
  });

  test("one beyond the ten is refused before its evidence is stored", async () => {
    const { id: userId } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    for (let n = 0; n < fileLimits.pendingCredentials; n += 1)
      await makeCredential(site.db, site.time.now, { userId });
    const caller = await site.signInAs(userId);
    const stored = () => site.db.$count(files);
    const before = await stored();
    const answer = await send({}, caller);
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.tooManyCredentials]);
    expect(await stored()).toBe(before);
  });
});

describe("deciding", () => {
  test("a verified one is shown with what was checked and when; the owner gets a notification and an email", async () => {
    const { id } = await submit();
    await heard.take();
    const answer = await decide(id, "verified");
    expect(answer.json<CredentialFile>()).toMatchObject({ status: "verified", decidedBy: "Cleo Clerk" });
    const announced = await heard.take();
    expect(topicsFor(announced, cast.daniel.id)).toEqual(["credentials", "notifications", "profile"]);
    expect(topicsFor(announced, cast.partner.id)).toEqual(["profile"]);
    const badge = {
      id,
      kind: "certification",
      title: form.title,
      issuer: "NALA",
      state: null,
      checked: "Name and number compared with the register.",
      verifiedAt: site.time.now.toISOString(),
      expiresOn: null,
    };
    // Neither number nor evidence nor who checked it.
    expect(await badges()).toEqual([badge]);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Credential verified",
      actionUrl: "/credentials",
    });
    const [email, ...others] = await mailbox.readNew();
    expect(others).toEqual([]);
    expect(email?.text).toContain("Name and number compared with the register.");
    expect(email?.text).toContain("https://caseload.test/credentials");
  });

  test("a rejected one is not shown, and its owner reads why; a verified one may be rejected later", async () => {
    const { id } = await submit();
    await decide(id, "verified");
    await decide(id, "rejected", "The register lists this number as revoked.");
    expect(await badges()).toEqual([]);
    const [own] = await cast.daniel.ask<Credential[]>("listOwnCredentials");
    expect(own).toMatchObject({ status: "rejected", reason: "The register lists this number as revoked." });
    expect((await decide(id, "verified")).statusCode).toBe(409);
  });

  test("requires a reason and another person than the owner", async () => {
    const { id } = await submit();
    const silent = await decide(id, "verified", "ok");
    expect([silent.statusCode, silent.body]).toEqual([400, "Please write at least 10 characters (reason)"]);
    const own = await makeCredential(site.db, site.time.now, { userId: clerk.id });
    const answer = await decide(own.id, "verified");
    expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.credentialOwn]);
  });

  test("one that ended while it waited is not verified any more, only rejected", async () => {
    const userId = cast.daniel.id;
    const over = await makeCredential(site.db, site.time.now, { userId, expiresOn: "2020-06-30" });
    const late = await decide(over.id, "verified");
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.credentialOver]);
    expect(await badges()).toEqual([]);
    expect((await decide(over.id, "rejected", "It has expired meanwhile.")).statusCode).toBe(200);
  });

  test("of two who decide at once one wins, and one row of the log names the winner", async () => {
    const { id } = await submit();
    const both = [() => decide(id, "verified"), () => decide(id, "verified")];
    const answers = await raceTransactions(site, "credentials", both);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const log = await clerk.ask<StaffAction[]>("listStaffActions", { query: { subject: "credential" } });
    expect(log.filter((row) => row.subjectId === id)).toHaveLength(1);
    expect(log[0]).toMatchObject({ action: "credential_verified", staffName: "Cleo Clerk" });
  });

  test("pending ones come oldest first, page by page; others newest first", async () => {
    const made: number[] = [];
    for (let n = 0; n < 5; n += 1)
      made.push((await makeCredential(site.db, site.time.now, { userId: cast.daniel.id })).id);
    const queue = "/api/staff/credentials?limit=2";
    expect(await idsOfPages(site, clerk, `${queue}&status=pending`)).toEqual(made);
    expect(await idsOfPages(site, clerk, queue)).toEqual(made.toReversed());
    expect(await idsOfPages(site, cast.daniel, "/api/credentials?limit=2")).toEqual(made.toReversed());
  });
});

describe("evidence", () => {
  const marker = Buffer.concat([evidencePdf, Buffer.from("% marker-of-private-evidence")]);

  test("is opened by its owner and by staff, which the log keeps; by no one else", async () => {
    const evidence = await makeEvidence(site.db, site.deps.files, site.time.now, {
      ownerId: cast.daniel.id,
      content: marker,
    });
    const { id } = await makeCredential(site.db, site.time.now, {
      userId: cast.daniel.id,
      evidenceFileId: evidence.id,
      status: "verified",
    });
    const params = { id };
    for (const who of [cast.leila, cast.partner, cast.managing]) {
      const own = await who.call("openOwnEvidence", { params });
      expect([own.statusCode, own.body]).toEqual([404, errorMessages.credentialNotFound]);
      expect((await who.call("openEvidence", { params })).statusCode).toBe(404);
      expect((await who.call("withdrawCredential", { params })).statusCode).toBe(404);
    }
    const read = async (who: Caller, { address }: FileLink) =>
      (await site.app.inject({ url: address, headers: { cookie: who.cookie } })).body;
    expect(await read(cast.daniel, await cast.daniel.ask<FileLink>("openOwnEvidence", { params }))).toContain(
      "marker",
    );
    const forClerk = await clerk.ask<FileLink>("openEvidence", { params });
    expect(await read(clerk, forClerk)).toContain("marker");
    expect(await read(cast.daniel, forClerk)).not.toContain("marker");
    const log = await clerk.ask<StaffAction[]>("listStaffActions", { query: { subject: "credential" } });
    expect(log[0]).toMatchObject({ action: "evidence_opened", subjectId: id, staffName: "Cleo Clerk" });
    await site.db.update(users).set({ staff: false }).where(eq(users.id, clerk.id));
    site.deps.sessions.forgetAll();
    expect(await read(clerk, forClerk)).not.toContain("marker");
    await site.db.update(users).set({ staff: true }).where(eq(users.id, clerk.id));
    site.deps.sessions.forgetAll();
  });

  test("goes when its owner takes the credential back", async () => {
    const { id } = await submit();
    await decide(id, "verified");
    const link = await cast.daniel.ask<FileLink>("openOwnEvidence", { params: { id } });
    const withdrawn = await cast.daniel.ask<Credential>("withdrawCredential", { params: { id } });
    expect(withdrawn).toMatchObject({ status: "withdrawn", evidence: null });
    expect(await badges()).toEqual([]);
    const gone = await site.app.inject({ url: link.address, headers: { cookie: cast.daniel.cookie } });
    expect(gone.statusCode).toBe(404);
    expect((await cast.daniel.call("withdrawCredential", { params: { id } })).statusCode).toBe(409);
    expect((await decide(id, "verified")).statusCode).toBe(409);
  });
});
