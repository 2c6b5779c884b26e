import { randomUUID } from "node:crypto";
import type { Conversation, Message, Thread } from "@caseload/contract/messages/messages";
import type { Notification } from "@caseload/contract/notifications/notifications";
import type { PrimaryRole } from "@caseload/contract/roles";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeApplication, makeContract, makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { nextCursor, openThread, send, threadOf, write } from "./message-calls.fixture.ts";

interface Person extends Caller {
  id: number;
  name: string;
}

let site: Site;
let heard: Announcements;
let firmId: number;
let partner: Person;
let colleague: Person;
let rival: Person;
let applicant: Person;
let outsider: Person;
let jobId: number;

async function join(primaryRole: PrimaryRole, firm?: number): Promise<Person> {
  const { id, name } = await makePerson(site.db, site.time.now, { primaryRole, firmId: firm ?? null });
  return { ...(await site.signInAs(id)), id, name };
}

beforeAll(async () => {
  site = await openSite();
  heard = await recordAnnouncements(site.connectionString);
  const now = site.time.now;
  firmId = (await makeFirm(site.db, now, { name: "Lindqvist Okafor LLP" })).id;
  const other = await makeFirm(site.db, now);
  partner = await join("senior_partner", firmId);
  colleague = await join("junior_associate", firmId);
  rival = await join("managing_partner", other.id);
  applicant = await join("freelance_paralegal");
  outsider = await join("freelance_paralegal");
  jobId = (await makeJob(site.db, now, { firmId, postedById: partner.id, status: "closed" })).id;
  await makeApplication(site.db, now, { jobId, paralegalId: applicant.id });
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});
beforeEach(async () => {
  site.time.now = new Date(site.time.now.getTime() + 1000);
  await heard.take();
});

describe("who may write to whom", () => {
  test("signed-out callers get 401", async () => {
    for (const answer of [
      await send(site.anonymous, partner, "Hello"),
      await threadOf(site.anonymous, partner),
      await site.anonymous.call("listConversations"),
    ])
      expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInFirst]);
  });

  test("a firm to any paralegal, colleagues to each other, an applicant to the firm's members", async () => {
    const unknown = await join("freelance_paralegal");
    await write(colleague, unknown, "We have a matter for you.");
    await write(unknown, colleague, "Tell me more.");
    await write(colleague, partner, "Who reviews the log?");
    await write(applicant, colleague, "I applied yesterday.");
  });

  test("the paralegal of a contract to people of that firm", async () => {
    const engaged = await join("freelance_paralegal");
    const application = await makeApplication(site.db, site.time.now, {
      jobId,
      paralegalId: engaged.id,
      status: "accepted",
    });
    const contract = await makeContract(site.db, site.time.now, {
      applicationId: application.id,
      jobId,
      firmId,
      attorneyId: partner.id,
      paralegalId: engaged.id,
      status: "in_progress",
    });
    await write(engaged, colleague, "The first log is done.");
    expect((await openThread(engaged, partner)).contractId).toBe(contract.id);
    expect((await openThread(partner, engaged)).contractId).toBe(contract.id);
    expect((await openThread(engaged, colleague)).contractId).toBeNull();
  });

  test.each([
    ["a paralegal to a firm they have nothing to do with", () => [outsider, partner] as const],
    ["a paralegal to another paralegal", () => [outsider, applicant] as const],
    ["an applicant to another firm", () => [applicant, rival] as const],
    ["an attorney to another firm's attorney", () => [rival, partner] as const],
  ])("not %s", async (_who, pair) => {
    const [from, to] = pair();
    const answer = await send(from, to, "Hello");
    expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.noReasonToWrite]);
    const thread = await threadOf(from, to);
    expect([thread.statusCode, thread.body]).toEqual([404, errorMessages.conversationNotFound]);
  });

  test("a withdrawn application does not count", async () => {
    const withdrawn = await join("freelance_paralegal");
    await makeApplication(site.db, site.time.now, { jobId, paralegalId: withdrawn.id, status: "withdrawn" });
    expect((await send(withdrawn, partner, "Hello")).statusCode).toBe(403);
  });

  test("unknown people and oneself", async () => {
    const unknown = await send(partner, { id: 2_000_000_000 }, "Hello");
    expect([unknown.statusCode, unknown.body]).toEqual([404, errorMessages.userNotFound]);
    expect((await threadOf(partner, { id: 2_000_000_000 })).statusCode).toBe(404);
    const oneself = await send(partner, partner, "Hello");
    expect([oneself.statusCode, oneself.body]).toEqual([400, errorMessages.noRecipient]);
    expect((await threadOf(partner, partner)).statusCode).toBe(404);
  });

  test("more than ten new conversations a day are refused, replies are not, and the next day is new", async () => {
    const busy = await join("associate", firmId);
    const people = [];
    for (let i = 0; i < 12; i += 1)
      people.push(await makePerson(site.db, site.time.now, { primaryRole: "paralegal" }));
    const answers = await Promise.all(
      people.slice(0, 11).map((person) => send(busy, person, "A matter for you")),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array<number>(10).fill(201), 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.body).toBe(errorMessages.tooManyConversations);
    expect(refused?.headers["retry-after"]).toBe("86400");
    const known = people[answers.findIndex(({ statusCode }) => statusCode === 201)];
    if (known) await write(busy, known, "One more thing");
    expect(await busy.ask<Conversation[]>("listConversations")).toHaveLength(10);
    site.time.now = new Date(site.time.now.getTime() + 86_400_000 + 1000);
    const last = people[11];
    if (last) await write(busy, last, "Good morning");
  });
});

describe("sending", () => {
  test.each([
    ["no receiver", { content: "Hello" }, errorMessages.noRecipient],
    ["a receiver in words", { receiverId: "1", content: "Hello" }, errorMessages.noRecipient],
    ["null as receiver", { receiverId: null, content: "Hello" }, errorMessages.noRecipient],
    ["no content", { receiverId: 1 }, errorMessages.emptyMessage],
    ["white space", { receiverId: 1, content: "  \n " }, errorMessages.emptyMessage],
    ["a number as content", { receiverId: 1, content: 5 }, errorMessages.emptyMessage],
    ["a NUL", { receiverId: 1, content: "a\u0000b" }, "Please remove the control characters"],
    ["5,001 characters", { receiverId: 1, content: "x".repeat(5001) }, "Please use at most 5000 characters"],
    ["a clientKey that is no UUID", { receiverId: 1, content: "Hello", clientKey: "once" }, "clientKey"],
    ["a negative id", { receiverId: -1, content: "Hello" }, "receiverId"],
    ["a broken id", { receiverId: 1.5, content: "Hello" }, "receiverId"],
    ["an id beyond the database's", { receiverId: 3_000_000_000, content: "Hello" }, "receiverId"],
  ])("%s is refused with 400", async (_what, body, sentence) => {
    const answer = await partner.call("sendMessage", { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(sentence);
  });

  test("two megabytes are refused with 413, an array and no body with 400, an odd id in the path with 400", async () => {
    expect((await send(partner, applicant, "x".repeat(2_000_000))).statusCode).toBe(413);
    expect((await partner.call("sendMessage", { body: [] })).statusCode).toBe(400);
    expect((await partner.call("sendMessage")).statusCode).toBe(400);
    for (const userId of ["abc", "0", "-3", "1e99", "99999999999"])
      expect((await partner.call("getThread", { params: { userId } })).statusCode, userId).toBe(400);
    for (const cursor of ["x", "%00", "a".repeat(150)])
      expect((await partner.call("listConversations", { query: { cursor } })).statusCode, cursor).toBe(400);
  });

  test("the response is the stored message, trimmed; only the two people are notified", async () => {
    const message = await write(partner, applicant, "  Which platform did you use?  ");
    expect(message).toMatchObject({
      senderId: partner.id,
      receiverId: applicant.id,
      content: "Which platform did you use?",
      isRead: false,
      createdAt: site.time.now.toISOString(),
    });
    const announced = await heard.take();
    expect(topicsFor(announced, partner.id)).toEqual(["messages"]);
    expect(topicsFor(announced, applicant.id)).toEqual(["messages", "notifications"]);
    expect(topicsFor(announced, outsider.id)).toEqual([]);
    const forOthers = announced.filter(({ to }) => to === "everyone" || !to.includes(applicant.id));
    expect(JSON.stringify(forOthers)).not.toContain("platform");
  });

  test("a repeated clientKey returns the first message and stores no second", async () => {
    const clientKey = randomUUID();
    const first = await send(partner, applicant, "Only once", { clientKey });
    const again = await Promise.all(
      [1, 2, 3].map(() => send(partner, applicant, "Only once", { clientKey })),
    );
    for (const answer of again) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(first.json());
    }
    const { messages } = await openThread(applicant, partner);
    expect(messages.filter(({ content }) => content === "Only once")).toHaveLength(1);
  });

  test("the same new clientKey sent eight times at once stores one message", async () => {
    const other = await join("freelance_paralegal");
    const clientKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(partner, other, "At once", { clientKey })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<Message>().id)).size).toBe(1);
    expect((await openThread(other, partner)).messages).toHaveLength(1);
  });

  test("a clientKey belongs to its message and its sender", async () => {
    const clientKey = randomUUID();
    await send(partner, applicant, "Mine", { clientKey });
    expect((await send(partner, applicant, "Something else", { clientKey })).statusCode).toBe(409);
    expect((await send(partner, outsider, "Mine", { clientKey })).statusCode).toBe(409);
    expect((await send(applicant, partner, "Mine", { clientKey })).statusCode).toBe(201);
  });

  test("messages sent at once from both sides are stored once each, in one order for both", async () => {
    const other = await join("freelance_paralegal");
    const pairs = Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 || index < 4 ? ([partner, other] as const) : ([other, partner] as const),
    );
    await write(partner, other, "start");
    const answers = await Promise.all(pairs.map(([from, to], index) => send(from, to, `line ${index}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const [mine, theirs] = await Promise.all([
      partner.ask<Thread>("getThread", { params: { userId: other.id }, query: { limit: 100 } }),
      other.ask<Thread>("getThread", { params: { userId: partner.id }, query: { limit: 100 } }),
    ]);
    const order = mine.messages.map(({ id }) => id);
    expect(order).toHaveLength(25);
    expect(theirs.messages.map(({ id }) => id)).toEqual(order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const times = mine.messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(new Set(mine.messages.map(({ content }) => content)).size).toBe(25);
  });

  test("two people who write first at the same moment share one conversation", async () => {
    const one = await join("associate", firmId);
    const two = await join("associate", firmId);
    const answers = await Promise.all([send(one, two, "Hello two"), send(two, one, "Hello one")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await openThread(one, two)).messages).toHaveLength(2);
    expect(await one.ask("listConversations")).toHaveLength(1);
  });

  test("a clock that runs backwards does not put a reply before the question", async () => {
    const other = await join("freelance_paralegal");
    const question = await write(partner, other, "Question");
    site.time.now = new Date(site.time.now.getTime() - 900);
    const reply = await write(other, partner, "Reply");
    expect(reply.createdAt >= question.createdAt).toBe(true);
  });
});

describe("reading", () => {
  test("opening marks the other's messages read and notifies both; opening again notifies no one", async () => {
    const other = await join("freelance_paralegal");
    await write(partner, other, "One");
    await write(partner, other, "Two");
    const [waiting] = await other.ask<Conversation[]>("listConversations");
    expect(waiting).toMatchObject({
      userId: partner.id,
      name: partner.name,
      userType: "attorney",
      firmName: "Lindqvist Okafor LLP",
      lastMessage: { content: "Two", senderId: partner.id },
      unreadCount: 2,
    });
    expect((await openThread(partner, other)).messages.map(({ isRead }) => isRead)).toEqual([false, false]);
    await heard.take();

    const thread = await openThread(other, partner);
    expect(thread.otherUser).toEqual({
      id: partner.id,
      photo: null,
      name: partner.name,
      userType: "attorney",
      firmName: "Lindqvist Okafor LLP",
      emailConfirmed: true,
    });
    expect(thread.messages.map(({ content, isRead }) => [content, isRead])).toEqual([
      ["One", true],
      ["Two", true],
    ]);
    const announced = await heard.take();
    expect(topicsFor(announced, partner.id)).toEqual(["messages"]);
    expect(topicsFor(announced, other.id)).toEqual(["messages", "notifications"]);
    expect((await openThread(partner, other)).messages.map(({ isRead }) => isRead)).toEqual([true, true]);
    const [read] = await other.ask<Conversation[]>("listConversations");
    expect(read?.unreadCount).toBe(0);
    await openThread(other, partner);
    expect(await heard.take()).toEqual([]);
  });

  test("one unread notification for each sender, renewed by each message, read with the thread", async () => {
    const other = await join("freelance_paralegal");
    const mine = async () => other.ask<Notification[]>("listNotifications");
    await write(partner, other, "First question");
    await write(rival, other, "From another firm");
    await write(partner, other, `Second\n question ${"x".repeat(300)}`);
    const before = await mine();
    expect(before.map(({ title, isRead }) => [title, isRead])).toEqual([
      [`${partner.name} sent you a message`, false],
      [`${rival.name} sent you a message`, false],
    ]);
    expect(before[0]).toMatchObject({
      type: "message",
      actionUrl: `/messages/${partner.id}`,
      priority: "medium",
    });
    expect(before[0]?.message).toMatch(/^Second question x+…$/);
    expect(before[0]?.message.length).toBe(140);
    await openThread(other, partner);
    expect((await mine()).map(({ isRead }) => isRead)).toEqual([true, false]);
    await write(partner, other, "Third");
    expect((await mine()).map(({ isRead }) => isRead)).toEqual([false, true, false]);
  });

  test("messages at once leave one unread notification", async () => {
    const other = await join("freelance_paralegal");
    await Promise.all(Array.from({ length: 6 }, (_, index) => send(partner, other, `line ${index}`)));
    expect(await other.ask("listNotifications")).toHaveLength(1);
  });

  test("a thread comes newest page first, each page oldest first; conversations page by their last message", async () => {
    const reader = await join("freelance_paralegal");
    for (const content of ["1", "2", "3", "4", "5"]) await write(partner, reader, content);
    const newest = await threadOf(reader, partner, { limit: 2 });
    expect(newest.json<Thread>().messages.map(({ content }) => content)).toEqual(["4", "5"]);
    const older = await threadOf(reader, partner, { limit: 2, cursor: nextCursor(newest.headers.link) });
    expect(older.json<Thread>().messages.map(({ content }) => content)).toEqual(["2", "3"]);
    const oldest = await threadOf(reader, partner, { limit: 2, cursor: nextCursor(older.headers.link) });
    expect(oldest.json<Thread>().messages.map(({ content }) => content)).toEqual(["1"]);
    expect(oldest.headers.link).toBeUndefined();

    // Two at the same millisecond: the page's end must name a row exactly.
    await write(colleague, reader, "same instant");
    await write(rival, reader, "same instant");
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let turn = 0; turn < 3; turn += 1) {
      const page = await reader.call("listConversations", { query: { limit: 1, ...(cursor && { cursor }) } });
      seen.push(...page.json<Conversation[]>().map(({ userId }) => userId));
      cursor = nextCursor(page.headers.link);
    }
    expect(seen).toEqual([rival.id, colleague.id, partner.id]);
    expect(cursor).toBe("");
  });

  test("a person to whom one may write has an empty thread, which opens no conversation", async () => {
    const other = await join("freelance_paralegal");
    const thread = await openThread(partner, other);
    expect(thread).toEqual({
      otherUser: {
        id: other.id,
        name: other.name,
        photo: null,
        userType: "paralegal",
        firmName: null,
        emailConfirmed: true,
      },
      messages: [],
      contractId: null,
      barAdmission: null,
    });
    const conversations = await partner.ask<Conversation[]>("listConversations", { query: { limit: 100 } });
    expect(conversations.map(({ userId }) => userId)).not.toContain(other.id);
  });
});

test("a third person never sees a thread", async () => {
  const secret = `privileged-${randomUUID()}`;
  await write(applicant, partner, `${secret} question`);
  await write(partner, applicant, `${secret} answer`);
  for (const third of [outsider, rival, colleague]) {
    const answers = [
      await third.call("listConversations", { query: { limit: 100 } }),
      await third.call("listNotifications", { query: { limit: 100 } }),
      await third.call("dashboardStats"),
      await threadOf(third, partner, { limit: 100 }),
      await threadOf(third, applicant, { limit: 100 }),
    ];
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.slice(0, 3)).toEqual([200, 200, 200]);
    expect(codes.filter((code) => code !== 200 && code !== 404)).toEqual([]);
    expect(answers.map(({ body }) => body).join("\n")).not.toContain(secret);
  }
  expect((await threadOf(partner, applicant)).body).toContain(secret);
  expect((await threadOf(applicant, partner)).body).toContain(secret);
});
