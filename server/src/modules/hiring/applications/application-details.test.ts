import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import { attachmentErrorMessages } from "@caseload/contract/hiring/screening-answers";
import { screeningLimits } from "@caseload/contract/hiring/screening-limits";
import type { FileLink } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { evidencePdf } from "../../../demo/file-factories.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { removeUnneededFiles } from "../../../platform/files/remove-unneeded-files.ts";
import { eicar, openClamd } from "../../../testkit/clamd.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import type { SentFile } from "../../../testkit/payload.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const questions = ["Which review platforms have you used?", "Which courts have you filed in?"];
const answers = [
  { question: questions[0], answer: "Relativity and Everlaw." },
  { question: questions[1], answer: "E.D. Pa. and D.N.J." },
];

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const named = (name: string, content: Buffer | string, type = "application/pdf"): SentFile => ({
  name,
  type,
  content: new Uint8Array(Buffer.from(content)),
});
const resume = named("resume.pdf", evidencePdf);
const ask = (screeningQuestions: string[] = questions) => createPosting(site, cast, { screeningQuestions });
const apply = (who: Caller, jobId: number, more: object = {}, file?: SentFile) =>
  who.call("apply", { body: { jobId, coverLetter, ...more }, ...(file && { file }) });
const refusalOf = async (jobId: number, more: object, file?: SentFile) => {
  const { statusCode, body } = await apply(cast.daniel, jobId, more, file);
  const rows = await site.db.select().from(applications).where(eq(applications.jobId, jobId));
  expect(rows, "nothing is stored").toEqual([]);
  expect(await site.db.$count(files, eq(files.state, "arriving")), "no file is left over").toBe(0);
  return [statusCode, body];
};
const linkFor = (who: Caller, id: number) =>
  who.ask<FileLink>("openApplicationAttachment", { params: { id } });
const download = ({ cookie }: Caller, url: string) =>
  site.app.inject({ method: "GET", url, headers: { cookie } });
const soon = "2099-12-07";

describe("what an application says", () => {
  test("both sides read the answers, the start, the conflict note and the file's name", async () => {
    const { id: jobId } = await ask();
    const details = { answers, startDate: soon, conflictNote: "I worked for a defendant in 2019." };
    const answer = await apply(cast.daniel, jobId, details, resume);
    expect(answer.statusCode, answer.body).toBe(201);
    const stored = {
      ...details,
      attachment: { name: "resume.pdf", size: evidencePdf.length, scan: "not_scanned" },
    };
    const { id } = answer.json<OwnApplication>();
    expect(answer.json()).toMatchObject(stored);
    expect(await cast.associate.ask("getApplication", { params: { id } })).toMatchObject(stored);
    const [received] = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications", {
      query: { jobId },
    });
    expect(received).toMatchObject(stored);
    for (const stranger of [cast.leila, cast.rival, cast.junior])
      expect((await stranger.call("openApplicationAttachment", { params: { id } })).statusCode).toBe(404);
  });

  test("the letter alone is enough, as SPEC.md has the call", async () => {
    const { id: jobId } = await createPosting(site, cast);
    expect((await apply(cast.daniel, jobId)).json()).toMatchObject({
      answers: [],
      startDate: null,
      conflictNote: null,
      attachment: null,
    });
  });

  test.each([
    ["no answers", {}, 400, attachmentErrorMessages.answersMissing],
    ["fewer answers", { answers: answers.slice(1) }, 409, attachmentErrorMessages.questionsChanged],
    [
      "another question",
      { answers: [answers[1], answers[0]] },
      409,
      attachmentErrorMessages.questionsChanged,
    ],
    [
      "an empty answer",
      { answers: [{ ...answers[0], answer: "  " }, answers[1]] },
      400,
      "Please answer this question (answers.0.answer)",
    ],
    [
      "an answer of 10,000 characters",
      { answers: [answers[0], { ...answers[1], answer: "x".repeat(10_000) }] },
      400,
      "Please use at most 2000 characters (answers.1.answer)",
    ],
    ["a start in the past", { answers, startDate: "2020-01-06" }, 400, attachmentErrorMessages.startPast],
    ["a start that is no day", { answers, startDate: "soon" }, 400, "Please enter a date (startDate)"],
    [
      "a note of 2,001 characters",
      { answers, conflictNote: "x".repeat(2_001) },
      400,
      "Please use at most 2000 characters (conflictNote)",
    ],
  ])("%s is refused with the field", async (_case, more, status, text) => {
    const { id: jobId } = await ask();
    expect(await refusalOf(jobId, more)).toEqual([status, text]);
  });

  test("answers to a posting that asks nothing are refused", async () => {
    const { id: jobId } = await ask([]);
    expect(await refusalOf(jobId, { answers })).toEqual([409, attachmentErrorMessages.questionsChanged]);
  });

  test("an application sent twice keeps the first one's answers and file", async () => {
    const { id: jobId } = await ask();
    const { id } = (await apply(cast.daniel, jobId, { answers }, resume)).json<OwnApplication>();
    const again = await apply(cast.daniel, jobId, { answers: [] }, named("other.pdf", evidencePdf));
    expect([again.statusCode, again.body]).toEqual([400, attachmentErrorMessages.answersMissing]);
    const other = answers.map(({ question }) => ({ question, answer: "Others." }));
    const twice = await apply(cast.daniel, jobId, { answers: other }, named("other.pdf", evidencePdf));
    expect([twice.statusCode, twice.body]).toEqual([409, errorMessages.alreadyApplied]);
    expect(await cast.daniel.ask("getApplication", { params: { id } })).toMatchObject({
      answers,
      attachment: { name: "resume.pdf" },
    });
  });

  test("a posting closed while the application was written refuses it, with its file", async () => {
    const { id: jobId } = await ask();
    await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status: "closed" } });
    expect(await refusalOf(jobId, { answers }, resume)).toEqual([409, errorMessages.positionClosed]);
  });
});

describe("the attached file", () => {
  test.each([
    ["2 MB of text named as a PDF", named("resume.pdf", "privilege log ".repeat(150_000))],
    ["a picture", named("resume.png", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "image/png")],
  ])("%s is refused with the field", async (_case, file) => {
    const { id: jobId } = await createPosting(site, cast);
    expect(await refusalOf(jobId, {}, file)).toEqual([400, attachmentErrorMessages.attachmentType]);
  });

  test("a PDF over 10 MB and an empty file are refused with the field", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const long = Buffer.concat([evidencePdf, Buffer.alloc(screeningLimits.attachmentBytes)]);
    expect(await refusalOf(jobId, {}, named("long.pdf", long))).toEqual([
      413,
      attachmentErrorMessages.attachmentTooLarge,
    ]);
    expect(await refusalOf(jobId, {}, named("empty.pdf", ""))).toEqual([
      400,
      attachmentErrorMessages.noAttachment,
    ]);
  });

  test("a PDF that holds 2 MB of text is stored, and its reviewer downloads it unchanged", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const long = Buffer.concat([evidencePdf, Buffer.from(`\n%${"privilege log ".repeat(150_000)}`)]);
    const { id } = (await apply(cast.daniel, jobId, {}, named("sample.pdf", long))).json<OwnApplication>();
    const { address } = await linkFor(cast.partner, id);
    const answer = await download(cast.partner, address);
    expect(answer.rawPayload.equals(long)).toBe(true);
    expect(answer.headers["content-disposition"]).toContain("sample.pdf");
    expect((await download(cast.rival, address)).statusCode, "made for another person").toBe(404);
  });

  test("is replaced by the file of the application sent again", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const { id } = (await apply(cast.daniel, jobId, {}, resume)).json<OwnApplication>();
    const { address } = await linkFor(cast.partner, id);
    await cast.daniel.ask("withdrawApplication", { params: { id } });
    await apply(cast.daniel, jobId);
    expect((await cast.partner.call("openApplicationAttachment", { params: { id } })).body).toBe(
      attachmentErrorMessages.attachmentNotFound,
    );
    expect((await download(cast.partner, address)).statusCode).toBe(404);
  });

  test("is not stored when it is malware, nor while the configured scanner gives no answer", async () => {
    const clamd = await openClamd();
    const beside = { connectionString: site.connectionString, deps: site.deps };
    const scanned = await openSite(clamd.env, beside);
    try {
      const daniel = await scanned.signInAs(cast.daniel.id);
      const { id: jobId } = await createPosting(site, cast);
      const infected = named("resume.pdf", Buffer.concat([evidencePdf, Buffer.from(eicar)]));
      const answer = await apply(daniel, jobId, {}, infected);
      expect([answer.statusCode, answer.body]).toEqual([400, attachmentErrorMessages.attachmentInfected]);
      clamd.reply = "INSTREAM size limit exceeded. ERROR";
      const failed = await apply(daniel, jobId, {}, resume);
      expect([failed.statusCode, failed.body]).toEqual([503, attachmentErrorMessages.attachmentNotScanned]);
      clamd.reply = null;
      expect((await apply(daniel, jobId, {}, resume)).json()).toMatchObject({
        attachment: { scan: "clean" },
      });
    } finally {
      await scanned.close();
      await clamd.close();
    }
  });

  test("and everything else goes with the account, unless it led to a contract", async () => {
    const { id: jobId } = await ask();
    const details = { answers, startDate: soon, conflictNote: "None." };
    const { id } = (await apply(cast.leila, jobId, details, resume)).json<OwnApplication>();
    const fileOf = () => site.db.select().from(files).where(eq(files.id, fileId));
    const [{ attachmentId } = { attachmentId: null }] = await site.db
      .select({ attachmentId: applications.attachmentId })
      .from(applications)
      .where(eq(applications.id, id));
    const fileId = attachmentId ?? 0;
    expect(await fileOf()).toHaveLength(1);
    await cast.leila.ask("deleteAccount", { body: { password: demoPassword } });
    await removeUnneededFiles({ ...site.deps, clock: () => site.time.now });
    const [row] = await site.db.select().from(applications).where(eq(applications.id, id));
    expect(row).toMatchObject({ answers: [], startDate: null, conflictNote: null, attachmentId: null });
    expect(await fileOf()).toEqual([]);
  });
});

test("after applying, open postings of the same specialties are offered, without those applied to", async () => {
  const similar = { specialties: ["daca", "spanish"] };
  const first = await createPosting(site, cast, similar);
  const nearest = await createPosting(site, cast, similar);
  const also = await createPosting(site, cast, { specialties: ["daca"] });
  const third = await createPosting(site, cast, { specialties: ["spanish"] });
  await createPosting(site, cast, { specialties: ["bankruptcy"] });
  await createPosting(site, cast, { ...similar, status: "closed" });
  const applied = await createPosting(site, cast, similar);
  for (const { id } of [first, applied]) await apply(cast.priya, id);
  const similarTo = async ({ id }: { id: number }) =>
    (await cast.priya.ask<{ id: number }[]>("listSimilarJobs", { params: { id } })).map((job) => job.id);
  expect(await similarTo(first), "the most shared first, then the newest").toEqual([
    nearest.id,
    third.id,
    also.id,
  ]);
  const hidden = await createPosting(site, cast, { ...similar, status: "draft" });
  const refused = await cast.priya.call("listSimilarJobs", { params: { id: hidden.id } });
  expect(refused.statusCode).toBe(404);
});

test("before applying, those who may apply ask the poster of a job that takes applications", async () => {
  const enter = async (primaryRole: PrimaryRole, firmId: number | null) => {
    const { id } = await makePerson(site.db, site.time.now, { primaryRole, firmId });
    return { id, ...(await site.signInAs(id)) };
  };
  const [unable, poster] = [await enter("paralegal_assistant", null), await enter("associate", cast.firmId)];
  const { id: jobId } = await createPosting(site, cast, { postedById: poster.id });
  const write = (who: Caller) =>
    who.call("sendMessage", { body: { receiverId: poster.id, content: "Is the log included?" } });
  expect((await write(unable)).body).toBe(errorMessages.noReasonToWrite);
  expect((await write(cast.priya)).statusCode).toBe(201);
  await site.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
  expect((await write(await enter("freelance_paralegal", null))).body).toBe(errorMessages.noReasonToWrite);
  expect((await write(cast.priya)).statusCode, "a conversation goes on").toBe(201);
});

describe("the questions of a posting", () => {
  const posting = {
    title: "Second-pass privilege review",
    location: "Philadelphia, PA",
    workArrangement: "Remote",
    hoursPerWeek: "25",
    duration: "8 weeks",
    specialties: ["litigation"],
    description: "Take the second pass on 14,000 documents in Relativity.",
  };
  const post = (screeningQuestions: unknown, more: object = {}) =>
    cast.partner.call("postJob", { body: { ...posting, duplicate: true, screeningQuestions, ...more } });

  test("stand in the posting, for its form and for everyone who can see it", async () => {
    const { id } = (await post(questions)).json<JobDetail>();
    expect(await site.anonymous.ask("getJob", { params: { id } })).toMatchObject({
      screeningQuestions: questions,
    });
    expect(await cast.partner.ask("getPosting", { params: { id } })).toMatchObject({
      screeningQuestions: questions,
    });
    const copy = await cast.partner.ask("duplicateJob", { params: { id } });
    expect(copy).toMatchObject({ screeningQuestions: questions });
  });

  test.each([
    ["six", Array.from({ length: 6 }, (_, at) => `Question number ${at}?`), "(screeningQuestions)"],
    ["an empty one", ["", questions[0]], "(screeningQuestions.0)"],
    ["one of 201 characters", ["x".repeat(201)], "(screeningQuestions.0)"],
    ["no list", "Which courts?", "(screeningQuestions)"],
  ])("%s is refused with the field", async (_case, wrong, field) => {
    const answer = await post(wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });

  test("are read by the posting guard, which finds the name of a private party", async () => {
    const parties = [{ name: "Halvorsen Freight", role: "adverse", aliases: [] }];
    const answer = await post(["Have you worked for Halvorsen Freight?"], { parties });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("Party name");
  });

  test("are shown to approvers with what the guard finds in them", async () => {
    const parties = [{ name: "Halvorsen Freight", role: "adverse", aliases: [] }];
    const asked = ["Have you worked for Halvorsen Freight?"];
    const waiting = { ...posting, screeningQuestions: asked, parties, guardRead: true, duplicate: true };
    await cast.associate.ask("postJob", { body: waiting });
    const [job] = await cast.managing.ask<object[]>("listJobApprovals");
    expect(job).toMatchObject({ screeningQuestions: asked, guardFindings: [{ rule: "Party name" }] });
  });
});
