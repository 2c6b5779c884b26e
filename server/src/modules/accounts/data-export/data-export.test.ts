import type { DataExport } from "@caseload/contract/accounts/data-export";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { passkeys } from "../../../platform/db/schema/passkeys.ts";
import { twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { dataExportChunks, dataExports } from "../../../platform/db/schema/data-exports.ts";
import { demoPassword as password, makeDepartment, makeNotification } from "../../../demo/factories.ts";
import {
  evidencePdf,
  makeCredential,
  makeEvidence,
  makeReport,
  makeSanction,
} from "../../../demo/file-factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  createApplication,
  type Cast,
  createContract,
  latestNotification,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { agree, propose } from "../../../testkit/negotiate.ts";
import { givePasskey } from "../../../testkit/passkeys.ts";
import { openPushBrowser } from "../../../testkit/push/push-browser.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { currentPassword, createTwoFactorMember } from "../../../testkit/two-factor.ts";
import { expireExports } from "./expire-exports.ts";
import { beginAttempt, finishExport } from "./store-export.ts";

const dayMs = 86_400_000;
let site: Site;
let cast: Cast;
let queue: TestQueue;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  queue = await openTaskQueue(site);
});
afterAll(async () => {
  await queue.stop();
  await site.close();
});
beforeEach(async () => void (await site.db.delete(dataExports)));

const request = (who: Caller) => who.ask<DataExport>("requestDataExport", { body: { password } });
const look = (who: Caller) => who.ask<DataExport | null>("getDataExport");
const zipOf = async (who: Caller) => readZip((await who.call("downloadDataExport")).rawPayload);

/** One file of an export, read. */
function recordsOf(files: Map<string, string>, name: string): Record<string, unknown>[] {
  return JSON.parse(files.get(name) ?? "null") as Record<string, unknown>[];
}

test("collects a user's data into one ZIP file with a README, and notifies the user", async () => {
  const contractId = await createContract(site, cast, cast.daniel, { title: "Privilege log" });
  await cast.daniel.ask("agreeToTerms", { params: { id: contractId } });
  await cast.partner.ask("agreeToTerms", { params: { id: contractId } });
  await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Welcome aboard." } });
  await cast.daniel.ask("sendMessage", { body: { receiverId: cast.partner.id, content: "Thank you." } });
  const announcements = await recordAnnouncements(site.connectionString);
  expect(await look(cast.daniel)).toBeNull();
  expect(await request(cast.daniel)).toMatchObject({
    status: "waiting",
    progress: 0,
    bytes: null,
    expiresAt: null,
  });
  await queue.runDueTasks();
  const ready = await look(cast.daniel);
  expect(ready).toMatchObject({ status: "ready", progress: 100 });
  expect(topicsFor(await announcements.take(), cast.daniel.id)).toContain("export");
  await announcements.stop();
  expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "Your data export is ready" });

  const answer = await cast.daniel.call("downloadDataExport");
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(ready?.bytes),
    "cache-control": "private, no-store",
  });
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="caseload-data-[\d-]+\.zip"$/);
  const files = readZip(answer.rawPayload);
  for (const name of files.keys())
    if (name !== "README.txt") expect(files.get("README.txt")).toContain(`${name}\n`);
  expect(recordsOf(files, "account.json")).toMatchObject([{ firstName: "Daniel", lastName: "Reyes" }]);
  expect(recordsOf(files, "profile.json")).toMatchObject([{ hourlyRate: 54 }]);
  expect(recordsOf(files, "applications-sent.json")).toMatchObject([
    { title: "Privilege log", status: "accepted" },
  ]);
  const [contract] = recordsOf(files, "contracts.json");
  expect(contract).toMatchObject({ id: contractId, title: "Privilege log", status: "terms_agreed" });
  // The other party's IP address is omitted.
  expect(contract?.signatures).toEqual([
    expect.objectContaining({ name: "Daniel Reyes", networkAddress: "127.0.0.1" }),
    { version: 1, side: "attorney", name: "Margaret Okafor", signedAt: site.time.now.toISOString() },
  ]);
  expect(recordsOf(files, "messages.json")).toMatchObject([
    { direction: "received", with: "Margaret Okafor", content: "Welcome aboard." },
    { direction: "sent", with: "Margaret Okafor", content: "Thank you." },
  ]);
  expect(recordsOf(files, "acceptances.json").map(({ document }) => document)).toEqual(["terms", "privacy"]);
  expect(recordsOf(files, "security.json")).toMatchObject([{ method: "password" }]);
  expect(recordsOf(files, "jobs.json")).toEqual([]);
});

test("contains every version, comment and signature, also those given on a colleague's contract", async () => {
  const id = await createContract(site, cast, cast.daniel);
  await agree(cast.managing, id);
  await propose(cast.managing, id, 5_000, { note: "Within the budget." });
  await cast.managing.ask("addContractComment", { params: { id }, body: { text: "Our last offer." } });
  await cast.daniel.ask("addContractComment", { params: { id }, body: { text: "Agreed." } });
  for (const who of [cast.daniel, cast.managing, cast.associate]) {
    await request(who);
    await queue.runDueTasks();
  }
  const ofContract = async (who: Caller) => {
    const files = await zipOf(who);
    return (name: string) => recordsOf(files, name).filter(({ contractId }) => contractId === id);
  };
  const daniels = await ofContract(cast.daniel);
  expect(daniels("contract-versions.json")).toMatchObject([
    { version: 1, kind: "terms", status: "superseded", author: "Margaret Okafor" },
    {
      version: 2,
      status: "open",
      author: "Ingrid Lindqvist",
      note: "Within the budget.",
      authorSide: "attorney",
    },
  ]);
  const [, second] = daniels("contract-versions.json");
  expect(second).toMatchObject({ structuredTerms: { pay: { rateCents: 5_000 } } });
  expect(String(second?.terms)).toContain("$50.00");
  expect(daniels("contract-comments.json").map(({ author, text }) => [author, text])).toEqual([
    ["Ingrid Lindqvist", "Our last offer."],
    ["Daniel Reyes", "Agreed."],
  ]);
  expect(daniels("signatures.json")).toEqual([]);
  const managings = await ofContract(cast.managing);
  expect(managings("contract-versions.json").map(({ version }) => version)).toEqual([2]);
  expect(managings("contract-comments.json").map(({ text }) => text)).toEqual(["Our last offer."]);
  expect(managings("signatures.json")).toMatchObject([
    {
      version: 1,
      side: "attorney",
      name: "Ingrid Lindqvist",
      networkAddress: "127.0.0.1",
      secondFactor: false,
    },
  ]);
  const associates = await ofContract(cast.associate);
  for (const name of ["contract-versions.json", "contract-comments.json", "signatures.json"])
    expect(associates(name)).toEqual([]);
});

test("contains the price of an application and the reason of its rejection, for both sides", async () => {
  const { id: jobId } = await createPosting(site, cast, { budgetRange: "$48-58/hr" });
  const proposedPay = { kind: "hourly", cents: 5_600 };
  const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
  const { id } = await cast.leila.ask<{ id: number }>("apply", { body: { jobId, coverLetter, proposedPay } });
  const reason = "We chose an applicant with trial experience.";
  const body = { status: "rejected", reason };
  await cast.partner.ask("decideApplication", { params: { id }, body });
  for (const [who, file] of [
    [cast.leila, "applications-sent.json"],
    [cast.partner, "applications-received.json"],
  ] as const) {
    await request(who);
    await queue.runDueTasks();
    expect(recordsOf(await zipOf(who), file).at(-1)).toMatchObject({ id, proposedPay, reason });
  }
});

test("contains a member's department and open invitations, without their tokens", async () => {
  const department = await makeDepartment(site.db, { firmId: cast.firmId, name: "Appeals" });
  await site.db.update(users).set({ departmentId: department.id }).where(eq(users.id, cast.managing.id));
  const invited = { email: "guest@example.com", primaryRole: "associate" };
  await cast.managing.ask("invite", { body: invited });
  await request(cast.managing);
  await queue.runDueTasks();
  const files = await zipOf(cast.managing);
  expect(recordsOf(files, "account.json")).toMatchObject([{ department: "Appeals" }]);
  expect(recordsOf(files, "invitations.json")).toEqual([
    { ...invited, sentAt: expect.any(String), expiresAt: expect.any(String) },
  ]);
});

test("contains one's mailing address, and the firm's for those who edit it", async () => {
  const home = "2120 Spruce Street\nPhiladelphia, PA 19103";
  const office = "1735 Market Street\nPhiladelphia, PA 19103";
  await cast.leila.ask("updateAccountSettings", { body: { mailingAddress: home } });
  await site.db.update(firms).set({ mailingAddress: office }).where(eq(firms.id, cast.firmId));
  const accountOf = async (who: Caller) => {
    await request(who);
    await queue.runDueTasks();
    return recordsOf(await zipOf(who), "account.json")[0];
  };
  expect(await accountOf(cast.leila)).toMatchObject({ mailingAddress: home });
  expect(await accountOf(cast.managing)).toMatchObject({ mailingAddress: null, firmMailingAddress: office });
  expect(await accountOf(cast.junior)).not.toHaveProperty("firmMailingAddress");
});

test("contains no secrets and no private data of others", async () => {
  const { id: jobId } = await createPosting(site, cast);
  await createApplication(site, cast.leila, jobId);
  await request(cast.partner);
  await queue.runDueTasks();
  const files = await zipOf(cast.partner);
  expect(recordsOf(files, "applications-received.json").at(-1)).toMatchObject({ applicant: "Leila Haddad" });
  const everything = [...files.values()].join("\n");
  const token = decodeURIComponent(/caseload_session=([^;.]+)/.exec(cast.partner.cookie)?.[1] ?? "none");
  expect(everything).not.toContain(token);
  expect(everything).not.toContain("freight matters and can start on Monday");
  expect(everything).not.toMatch(/"(token|password|hash)":/);
});

test("contains the account's security settings without credentials", async () => {
  const { id, email, codes, browser } = await createTwoFactorMember(site);
  await browser.ask("endOtherSessions");
  const { passkey } = await givePasskey(site, browser);
  const [storedPasskey] = await site.db.select().from(passkeys).where(eq(passkeys.userId, id));
  const { subscription } = openPushBrowser("https://push.example");
  await browser.ask("addPushDevice", { body: subscription });
  const form = {
    topic: "account",
    name: "Robin Hale",
    email,
    message: "Please look at my account.",
    website: "",
  };
  await browser.ask("sendContactMessage", { body: form });
  const [factor] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, id));
  const [session] = await site.db
    .update(sessions)
    .set({ updatedAt: new Date("2026-11-01T08:00:00Z") })
    .where(eq(sessions.userId, id))
    .returning();
  await browser.ask("requestDataExport", currentPassword);
  await queue.runDueTasks();
  const files = readZip((await browser.call("downloadDataExport")).rawPayload);
  expect(recordsOf(files, "security.json")).toMatchObject([
    { method: "password" },
    { method: "authenticator app", confirmedAt: expect.any(String), recoveryCodesLeft: 10 },
    { method: "passkey", name: passkey.name, since: passkey.createdAt, lastUsedAt: null },
  ]);
  expect(recordsOf(files, "security-events.json")).toMatchObject([
    { event: "two_factor_on", networkAddress: "192.0.2.1" },
    { event: "other_sessions_ended" },
    { event: "passkey_added" },
  ]);
  expect(recordsOf(files, "browsers.json")).toMatchObject([{ trustedUntil: null }]);
  expect(recordsOf(files, "contact-messages.json")).toMatchObject([{ message: form.message, email }]);
  expect(recordsOf(files, "sessions.json")).toMatchObject([
    { lastUsedAt: session?.lastUsedAt.toISOString() },
  ]);
  expect(recordsOf(files, "push-browsers.json")).toMatchObject([
    { sessionId: session?.id, pushService: "push.example", lastSentAt: null },
  ]);
  const everything = [...files.values()].join("\n");
  const pushSecrets = [subscription.endpoint, ...Object.values(subscription.keys)];
  const { credentialId = "none", publicKey = "none" } = storedPasskey ?? {};
  const keys = [factor?.secret ?? "none", ...codes, credentialId, publicKey];
  for (const secret of [...keys, ...browser.cookies.values(), ...pushSecrets])
    expect(everything).not.toContain(secret);
});

test("a long history is written page by page, whole", async () => {
  for (let n = 0; n < 450; n++)
    await makeNotification(site.db, site.time.now, { userId: cast.priya.id, title: `Notice ${n}` });
  await request(cast.priya);
  await queue.runDueTasks();
  const titles = recordsOf(await zipOf(cast.priya), "notifications.json").map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 450 }, (_, n) => `Notice ${n}`));
});

test("one at a time and three a day", async () => {
  const first = await request(cast.leila);
  expect((await request(cast.leila)).id).toBe(first.id);
  await queue.runDueTasks();
  for (const _ of [2, 3]) {
    site.time.now = new Date(site.time.now.getTime() + 3_600_000);
    await request(cast.leila);
    await queue.runDueTasks();
  }
  const fourth = await cast.leila.call("requestDataExport", { body: { password } });
  expect([fourth.statusCode, fourth.body]).toEqual([429, errorMessages.exportsADay]);
  expect(fourth.headers["retry-after"]).toBe(String(22 * 3_600));
});

test("two requests at once make one export", async () => {
  const [one, other] = await Promise.all([request(cast.leila), request(cast.leila)]);
  expect(one.id).toBe(other.id);
});

test("a wrong password is refused with the field", async () => {
  const answer = await cast.leila.call("requestDataExport", { body: { password: "wrong" } });
  expect([answer.statusCode, answer.body]).toEqual([401, `${errorMessages.wrongPassword} (password)`]);
  expect(await look(cast.leila)).toBeNull();
});

test("the file is available to its owner only, for seven days", async () => {
  await request(cast.daniel);
  await queue.runDueTasks();
  expect((await cast.priya.call("downloadDataExport")).statusCode).toBe(404);
  expect((await site.anonymous.call("downloadDataExport")).statusCode).toBe(401);
  expect((await cast.daniel.call("downloadDataExport")).statusCode).toBe(200);
  const later = new Date(site.time.now.getTime() + 7 * dayMs);
  const before = site.time.now;
  site.time.now = later;
  const answer = await cast.daniel.call("downloadDataExport");
  expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.exportNotFound]);
  expect(await look(cast.daniel)).toMatchObject({ status: "expired", bytes: null });
  expect(await expireExports(site.db, later)).toBe(1);
  expect(await site.db.select().from(dataExportChunks)).toEqual([]);
  expect(await look(cast.daniel)).toMatchObject({ status: "expired", bytes: null });
  site.time.now = before;
});

test("chunks of a killed worker are never served; the next worker completes the file", async () => {
  const { id } = await request(cast.daniel);
  const killed = await beginAttempt(site.db, id);
  if (!killed) throw new Error("The export could not be begun.");
  const half = { exportId: id, attempt: killed.attempt, content: Buffer.from("half a file") };
  await site.db.insert(dataExportChunks).values({ ...half, position: 0 });
  expect((await cast.daniel.call("downloadDataExport")).statusCode).toBe(404);

  await queue.runDueTasks();
  expect(recordsOf(await zipOf(cast.daniel), "account.json")).toHaveLength(1);
  // The killed worker continues.
  await site.db.insert(dataExportChunks).values({ ...half, position: 0 });
  const file = { bytes: 11, expiresAt: site.time.now };
  await expect(site.db.transaction((tx) => finishExport(tx, killed, file))).rejects.toThrow("replaced");
  expect(recordsOf(await zipOf(cast.daniel), "account.json")).toHaveLength(1);
});

test("an export unfinished after a day fails, and another can be requested", async () => {
  const { id } = await request(cast.daniel);
  await beginAttempt(site.db, id);
  expect(await expireExports(site.db, site.time.now)).toBe(0);
  expect(await expireExports(site.db, new Date(site.time.now.getTime() + dayMs))).toBe(1);
  expect(await look(cast.daniel)).toMatchObject({ status: "failed" });
  expect((await request(cast.daniel)).id).not.toBe(id);
  await site.db.delete(dataExports).where(eq(dataExports.userId, cast.daniel.id));
});

test("contains uploaded files unchanged, with their verification results", async () => {
  const evidence = await makeEvidence(site.db, site.deps.files, site.time.now, { ownerId: cast.priya.id });
  await makeEvidence(site.db, site.deps.files, site.time.now, { ownerId: cast.leila.id });
  const input = { userId: cast.priya.id, evidenceFileId: evidence.id, status: "verified" } as const;
  await makeCredential(site.db, site.time.now, input);
  const parties = { reporterId: cast.priya.id, reportedId: cast.leila.id };
  await makeReport(site.db, site.time.now, { ...parties, excerpt: "private-words-of-leila" });
  await request(cast.priya);
  await queue.runDueTasks();
  const files = await zipOf(cast.priya);
  const path = `files/${evidence.id}-certificate.pdf`;
  expect([...files.keys()].filter((name) => name.startsWith("files/"))).toEqual([path]);
  expect(files.get(path)).toBe(evidencePdf.toString());
  expect(recordsOf(files, "files.json")).toMatchObject([{ file: path, sha256: evidence.sha256 }]);
  expect(recordsOf(files, "credentials.json")).toMatchObject([{ status: "verified", number: "118204" }]);
  expect(recordsOf(files, "reports.json")).toMatchObject([{ reason: "false_claims" }]);
  const everything = [...files.values()].join("\n");
  for (const secret of [evidence.name, "private-words-of-leila"]) expect(everything).not.toContain(secret);
});

test("contains blocks, sanctions, shared files and certificates, without what is others' own", async () => {
  const params = { id: await startEngagement(site, cast, { paymentDays: 15 }, cast.leila) };
  const file = { name: "Index.pdf", type: "application/pdf", content: new Uint8Array(evidencePdf) };
  await cast.leila.ask("uploadContractFile", { params, body: {}, file });
  await cast.partner.ask("completeContract", { params });
  const certificate = { name: "Leila Haddad", statement: "I returned every file." };
  await cast.leila.ask("giveCertificate", { params, body: certificate });
  await cast.leila.ask("blockUser", { body: { userId: cast.priya.id } });
  const sanction = {
    reason: "Private matters of a client.",
    removedText: "Zq-removed",
    createdBy: "Zq-clerk",
  };
  await makeSanction(site.db, site.time.now, { userId: cast.leila.id, kind: "warning", ...sanction });
  for (const who of [cast.leila, cast.priya]) await request(who);
  await queue.runDueTasks();
  const files = await zipOf(cast.leila);
  expect(recordsOf(files, "contract-files.json")).toMatchObject([
    { contractId: params.id, name: "Index.pdf", version: 1 },
  ]);
  expect(recordsOf(files, "certificates.json")).toMatchObject([{ contractId: params.id, ...certificate }]);
  expect(recordsOf(files, "blocks.json")).toMatchObject([{ blocked: "Priya Raman" }]);
  const { createdBy, ...shown } = sanction;
  expect(recordsOf(files, "sanctions.json")).toMatchObject([{ kind: "warning", ...shown }]);
  expect([...files.values()].join("\n")).not.toContain(createdBy);
  expect(recordsOf(await zipOf(cast.priya), "blocks.json")).toEqual([]);
});
