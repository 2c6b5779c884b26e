import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { errorMessages } from "@caseload/contract/error-messages";
import type { PostingTemplate } from "@caseload/contract/jobs/posting-templates";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cast, createContract, createPosting } from "../../testkit/hiring.ts";
import { agree, hourlyAt } from "../../testkit/negotiate.ts";
import {
  type Answer,
  isReplay,
  type RepeatingSite,
  untitledPosting,
  withRepeatingSite,
} from "../../testkit/repeated-requests.ts";
import type { Site } from "../../testkit/site.ts";
import { attempts } from "../db/schema/accounts.ts";
import { applications } from "../db/schema/applications.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { jobs } from "../db/schema/jobs.ts";

let kit: RepeatingSite;
let site: Site;
let cast: Cast;
withRepeatingSite((opened) => {
  kit = opened;
  ({ site, cast } = opened);
});

describe("without a key", () => {
  test("a double click creates one job", async () => {
    const title = kit.newTitle();
    const answers = await Promise.all([
      kit.post(null, title),
      kit.post(null, title),
      kit.post(null, title, kit.elsewhere),
    ]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(answers.filter(isReplay)).toHaveLength(2);
    expect(await kit.countJobs(title)).toBe(1);
    kit.advance(4_999);
    expect(isReplay(await kit.post(null, title))).toBe(true);
    kit.advance(1);
    const late = await kit.post(null, title);
    expect([late.statusCode, late.body]).toMatchObject([
      409,
      expect.stringMatching(/^You posted this job 5 seconds ago: /),
    ]);
    expect(await kit.countJobs(title)).toBe(1);
  });

  test("a double click applies once; five seconds later applying again is refused", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const apply = () =>
      cast.daniel.call("apply", {
        key: null,
        body: { jobId, coverLetter: "I have served three such logs." },
      });
    const [first, other] = await Promise.all([apply(), apply()]);
    expect([first?.statusCode, other?.statusCode, other?.body]).toEqual([201, 201, first?.body]);
    kit.advance(5_000);
    const late = await apply();
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.alreadyApplied]);
    expect(await site.db.$count(applications, eq(applications.jobId, jobId))).toBe(1);
  });

  test("an application that was withdrawn or rejected meanwhile is not answered from the first", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const apply = () =>
      cast.leila.call("apply", {
        key: null,
        body: { jobId, coverLetter: "I can start on this log tomorrow." },
      });
    const { id } = (await apply()).json<{ id: number }>();
    await cast.leila.ask("withdrawApplication", { params: { id } });
    const again = await apply();
    expect([again.statusCode, isReplay(again), again.json<{ id: number }>().id]).toEqual([201, false, id]);
    const read = await cast.leila.ask<{ status: string }>("getApplication", { params: { id } });
    expect(read.status).toBe("pending");
    await cast.partner.ask("decideApplication", { params: { id }, body: { status: "rejected" } });
    const refused = await apply();
    expect([refused.statusCode, refused.body]).toEqual([409, errorMessages.alreadyApplied]);
  });

  test("an amendment that was withdrawn meanwhile is proposed again", async () => {
    const id = await createContract(site, cast, cast.daniel);
    for (const who of [cast.daniel, cast.partner]) await agree(who, id);
    const { structuredTerms } = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
    const body = { base: 1, terms: { ...structuredTerms, ...hourlyAt(7_700) }, note: "As discussed." };
    const propose = async () =>
      (
        await cast.daniel.call("proposeAmendment", { key: null, params: { id }, body })
      ).json<ContractVersion>();
    expect([(await propose()).version, (await propose()).version]).toEqual([2, 2]);
    await cast.daniel.ask("withdrawAmendment", { params: { id, version: 2 } });
    expect(await propose()).toMatchObject({ version: 3, status: "open" });
  });

  test("a draft that was deleted meanwhile is saved again", async () => {
    const body = { ...untitledPosting, title: kit.newTitle() };
    const save = () => cast.partner.call("saveDraft", { key: null, body });
    const { id } = (await save()).json<{ id: number }>();
    await cast.partner.ask("discardDraft", { params: { id } });
    const again = await save();
    expect([again.statusCode, isReplay(again)]).toEqual([201, false]);
    expect(await kit.countJobs(body.title)).toBe(1);
  });

  test("a profile or template that was overwritten meanwhile is saved again", async () => {
    const firm = (description: string) => ({
      firmName: "Okafor & Lindqvist",
      location: "Philadelphia, PA",
      firmSize: "small",
      workType: "remote",
      practiceAreas: ["litigation"],
      description,
    });
    const saveFirm = (description: string) =>
      cast.managing.call("createFirmProfile", { key: null, body: firm(description) });
    const template = (title: string) => ({
      name: "Privilege review",
      content: { ...untitledPosting, title },
      replace: true,
    });
    const saveTemplate = (title: string) =>
      cast.partner.call("savePostingTemplate", { key: null, body: template(title) });
    for (const save of [saveFirm, saveTemplate]) {
      const answers = [await save("First look"), await save("Second look"), await save("First look")];
      expect(answers.map((answer) => [answer.statusCode, isReplay(answer)])).toEqual(
        answers.map(() => [201, false]),
      );
      expect(isReplay(await save("First look"))).toBe(true);
    }
    const stored = await cast.managing.ask<FirmProfile>("getOwnFirmProfile");
    const [first] = await cast.partner.ask<PostingTemplate[]>("listPostingTemplates");
    expect([stored.description, first?.content.title]).toEqual(["First look", "First look"]);
  });

  test("what was deleted or undone meanwhile is made again", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const { id: applicationId } = await cast.daniel.ask<{ id: number }>("apply", {
      body: { jobId, coverLetter: "I have served four such logs." },
    });
    const plan = () =>
      cast.partner.call("planDecisions", {
        key: null,
        body: { applicationIds: [applicationId], status: "reviewing" },
      });
    const undo = { body: { applicationIds: [applicationId] } };
    const note = () =>
      cast.partner.call("addApplicationNote", {
        key: null,
        params: { id: applicationId },
        body: { text: "Knows Relativity." },
      });
    const party = () =>
      cast.daniel.call("addLedgerEntry", {
        key: null,
        body: { name: "Harbor Freight Logistics", role: "client" },
      });
    const idOf = (answer: Answer) => ({ id: answer.json<{ id: number }>().id });
    const changes = [
      [plan, () => cast.partner.ask("undoDecisions", undo)],
      [note, (answer: Answer) => cast.partner.ask("deleteApplicationNote", { params: idOf(answer) })],
      [party, (answer: Answer) => cast.daniel.ask("deleteLedgerEntry", { params: idOf(answer) })],
    ] as const;
    for (const [make, end] of changes) {
      const made = await make();
      expect([made.statusCode, isReplay(await make())]).toEqual([201, true]);
      await end(made);
      const again = await make();
      expect([again.statusCode, isReplay(again)]).toEqual([201, false]);
    }
  });

  test("another body, person or path parameter is another request", async () => {
    const title = kit.newTitle();
    const answers = [
      await kit.post(null, title),
      await kit.post(null, `${title}, second volume`),
      await kit.post(null, title, cast.managing),
    ];
    expect(answers.some(isReplay)).toBe(false);
    expect(await kit.countJobs(title)).toBe(2);
    const ids = answers.slice(0, 2).map((answer) => answer.json<{ id: number }>().id);
    const copies = ids.map((id) => cast.partner.call("duplicateJob", { key: null, params: { id } }));
    expect((await Promise.all(copies)).some(isReplay)).toBe(false);
  });

  test("calls that create nothing run as often as they are sent", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const agree = () => cast.daniel.call("agreeToTerms", { key: null, params: { id } });
    expect((await agree()).statusCode).toBe(200);
    expect((await agree()).body).toBe(errorMessages.alreadyAgreed);
    expect(await site.db.$count(idempotencyKeys, eq(idempotencyKeys.userId, cast.daniel.id))).toBe(0);
  });

  test("different keys make two requests of one body", async () => {
    const body = { ...untitledPosting, title: kit.newTitle(), duplicate: true };
    const post = (key: string) => cast.partner.call("postJob", { key, body });
    expect((await Promise.all([post("one"), post("two")])).some(isReplay)).toBe(false);
    expect(await kit.countJobs(body.title)).toBe(2);
  });
});

describe("the first request", () => {
  test("of several at the same time runs alone, and the others wait without a connection", async () => {
    const title = kit.newTitle();
    // More than the pool has connections.
    const send = () =>
      Array.from({ length: 12 }, (_, n) => kit.post("at once", title, n % 2 ? kit.elsewhere : cast.partner));
    const answers = await kit.whileLocked("jobs", async () => {
      const sent = send();
      await kit.isRunning();
      await pause(300);
      expect((await cast.daniel.call("me")).statusCode).toBe(200);
      return { sent };
    });
    const settled = await Promise.all(answers.sent);
    expect(new Set(settled.map(({ body }) => body)).size).toBe(1);
    expect(settled.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await kit.countJobs(title)).toBe(1);
  });

  test("frees its key when it is refused", async () => {
    const { id: jobId } = await createPosting(site, cast, { status: "closed" });
    const apply = (key: string | null) =>
      cast.priya.call("apply", { key, body: { jobId, coverLetter: "I am free from Monday on." } });
    for (const key of ["refused", null])
      expect([(await apply(key)).body, (await apply(key)).statusCode]).toEqual([
        errorMessages.positionClosed,
        409,
      ]);
    expect(await site.db.$count(idempotencyKeys)).toBe(0);
    await site.db.update(jobs).set({ status: "open" }).where(eq(jobs.id, jobId));
    expect((await apply("refused")).statusCode).toBe(201);
  });

  test("frees its key when it fails, so that one of the waiting requests runs", async () => {
    const title = kit.newTitle();
    await site.db.execute(`
      create sequence failures;
      create function fail_once() returns trigger language plpgsql as
        $$ begin if nextval('failures') = 1 then raise 'the disk is gone'; end if; return new; end $$;
      create trigger fail_once before insert on jobs for each row execute function fail_once()`);
    try {
      const answers = await Promise.all([
        kit.post("fails", title),
        kit.post("fails", title),
        kit.post("fails", title),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 500]);
    } finally {
      await site.db.execute("drop trigger fail_once on jobs");
    }
    expect(await kit.countJobs(title)).toBe(1);
  });

  test("that died with its process is taken over after a minute, by one request", async () => {
    const title = kit.newTitle();
    await kit.post("abandoned", title);
    await kit.dropAnswers();
    await site.db.delete(jobs).where(eq(jobs.title, title));
    kit.advance(60_001);
    const answers = await Promise.all([
      kit.post("abandoned", title),
      kit.post("abandoned", title, kit.elsewhere),
      kit.post("abandoned", title),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(await kit.countJobs(title)).toBe(1);
  });

  test("is waited for ten seconds at the most", async () => {
    const title = kit.newTitle();
    await kit.post("slow", title);
    await kit.dropAnswers();
    const answer = await kit.post("slow", title);
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.stillProcessing]);
  });

  test("that ends after a retry has taken over leaves the row to the retry", async () => {
    const title = kit.newTitle();
    const attempt = randomUUID();
    const sent = await kit.whileLocked("jobs", async () => {
      const answer = kit.post("late", title);
      await kit.isRunning();
      await site.db.update(idempotencyKeys).set({ attempt });
      return { answer };
    });
    expect((await sent.answer).statusCode).toBe(201);
    expect(await site.db.select().from(idempotencyKeys)).toMatchObject([{ attempt, answer: null }]);
  });
});

test("requests repeated in any order and from any process create exactly one record each", async () => {
  const callers = [cast.partner, kit.elsewhere];
  const repeats = fc.array(fc.record({ record: fc.nat(2), caller: fc.nat(1), delayMs: fc.nat(30) }), {
    minLength: 2,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(repeats, fc.boolean(), async (sent, withKey) => {
      const names = [kit.newTitle(), kit.newTitle(), kit.newTitle()];
      const answers = await Promise.all(
        sent.map(async ({ record, caller, delayMs }) => {
          await pause(delayMs);
          const title = names[record] ?? "";
          const answer = await callers[caller]?.call("saveDraft", {
            key: withKey ? title : null,
            body: { ...untitledPosting, title },
          });
          return { title, status: answer?.statusCode, body: answer?.body };
        }),
      );
      for (const title of new Set(answers.map((answer) => answer.title))) {
        const same = answers.filter((answer) => answer.title === title);
        expect(new Set(same.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
        expect(same[0]?.status).toBe(201);
        expect(await kit.countJobs(title)).toBe(1);
      }
      await site.db.delete(jobs).where(eq(jobs.status, "draft"));
      await site.db.delete(attempts);
    }),
    { numRuns: 15 },
  );
});
