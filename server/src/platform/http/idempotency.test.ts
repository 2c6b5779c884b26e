import { allEndpoints } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { contactTopics } from "@caseload/contract/staff/contact-topics";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { evidencePdf } from "../../demo/file-factories.ts";
import { type Cast, createContract } from "../../testkit/hiring.ts";
import {
  isReplay,
  type RepeatingSite,
  untitledPosting,
  withRepeatingSite,
} from "../../testkit/repeated-requests.ts";
import type { Site } from "../../testkit/site.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { credentials } from "../db/schema/credentials.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { deleteExpiredKeys } from "./idempotency.ts";

let kit: RepeatingSite;
let site: Site;
let cast: Cast;
withRepeatingSite((opened) => {
  kit = opened;
  ({ site, cast } = opened);
});

describe("with a key", () => {
  test("the same body gets the first status and body again, also from another process", async () => {
    const title = kit.newTitle();
    const first = await kit.post("a key", title);
    for (const again of [await kit.post("a key", title), await kit.post("a key", title, kit.elsewhere)]) {
      expect([again.statusCode, again.body]).toEqual([201, first.body]);
      expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
      expect(isReplay(again)).toBe(true);
    }
    expect([first.statusCode, isReplay(first)]).toEqual([201, false]);
    expect(await kit.countJobs(title)).toBe(1);
  });

  test("the answer is repeated for 24 hours, whatever has changed since", async () => {
    const id = await createContract(site, cast, cast.daniel);
    const agree = (key: string) => cast.daniel.call("agreeToTerms", { params: { id }, key });
    const first = await agree("agreed");
    kit.advance(86_399_000);
    expect((await agree("agreed")).body).toBe(first.body);
    expect((await agree("another")).body).toBe(errorMessages.alreadyAgreed);
    kit.advance(1_000);
    expect((await agree("agreed")).body).toBe(errorMessages.alreadyAgreed);
  });

  test("another body is refused, also while the first request runs", async () => {
    const title = kit.newTitle();
    const other = kit.newTitle();
    await kit.whileLocked("jobs", async () => {
      void kit.post("reused", title);
      await kit.isRunning();
      const answer = await kit.post("reused", other);
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.idempotencyKeyReused]);
    });
    expect((await kit.post("reused", title)).statusCode).toBe(201);
    expect((await kit.post("reused", other)).statusCode).toBe(409);
    expect([await kit.countJobs(title), await kit.countJobs(other)]).toEqual([1, 0]);
  });

  test("the order of the body's fields does not matter", async () => {
    const body = { ...untitledPosting, title: kit.newTitle() };
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    await cast.partner.ask("postJob", { key: "ordered", body });
    expect(isReplay(await cast.partner.call("postJob", { key: "ordered", body: reversed }))).toBe(true);
  });

  test.each([
    ["empty", ""],
    ["too long", "k".repeat(256)],
    ["not ASCII", "schlüssel"],
    ["not printable", "a\tb"],
  ])("a key that is %s is refused by the name of the header", async (_what, key) => {
    const title = kit.newTitle();
    const answer = await kit.post(key, title);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe(`${errorMessages.idempotencyKeyInvalid} (idempotency-key)`);
    expect(await kit.countJobs(title)).toBe(0);
  });

  test("255 characters with spaces and signs are a key", async () => {
    expect((await kit.post(`~ !"${"k".repeat(251)}`, kit.newTitle())).statusCode).toBe(201);
  });

  test("people, endpoints and path parameters have keys of their own", async () => {
    const title = kit.newTitle();
    await kit.post("shared", title);
    expect(isReplay(await kit.post("shared", title, cast.rival))).toBe(false);
    expect(await kit.countJobs(title)).toBe(2);
    const draft = await cast.partner.call("saveDraft", {
      key: "shared",
      body: { ...untitledPosting, title },
    });
    expect([draft.statusCode, isReplay(draft)]).toEqual([201, false]);
    const ids = [
      await createContract(site, cast, cast.daniel),
      await createContract(site, cast, cast.daniel),
    ];
    for (const id of ids) {
      const answer = await cast.daniel.call("agreeToTerms", { params: { id }, key: "shared" });
      expect([answer.statusCode, answer.json<{ id: number }>().id]).toEqual([200, id]);
    }
  });

  test("outsiders are refused before their keys", async () => {
    expect((await kit.post("open", kit.newTitle(), site.anonymous)).statusCode).toBe(401);
    expect(await site.db.$count(idempotencyKeys)).toBe(0);
  });

  test("a contact message has a key, also when signed out", async () => {
    const written = {
      name: "Ada Lund",
      email: "ada@example.com",
      topic: contactTopics[0],
      message: "How do I renew a certification on my profile?",
      website: "",
    };
    const other = { ...written, message: "How do I change the name on my profile?" };
    for (const who of [site.anonymous, cast.daniel]) {
      const before = await site.db.$count(contactMessages);
      const write = (key: string | null, body = written) => who.call("sendContactMessage", { key, body });
      const first = await write("open");
      const again = await write("open");
      expect([first.statusCode, again.body, isReplay(again)]).toEqual([201, first.body, true]);
      const changed = await write("open", other);
      expect([changed.statusCode, changed.body]).toEqual([409, errorMessages.idempotencyKeyReused]);
      const clicks = await Promise.all([write(null), write(null)]);
      expect(clicks[0]?.body).toBe(clicks[1]?.body);
      expect(await site.db.$count(contactMessages)).toBe(before + 2);
    }
  });

  test("the key of an upload covers its data and its file", async () => {
    const content = new Uint8Array(evidencePdf);
    const file = { name: "cp.pdf", type: "application/pdf", content };
    const other = { ...file, content: new Uint8Array([...content, 10]) };
    const body = {
      kind: "certification",
      title: "Certified Paralegal (CP)",
      issuer: "NALA",
      number: "118204",
    };
    const send = (key: string | null, given = { body, file }) =>
      cast.leila.call("submitCredential", { key, ...given });
    const first = await send("upload");
    const again = await send("upload");
    expect([first.statusCode, again.body, isReplay(again)]).toEqual([201, first.body, true]);
    for (const changed of [
      { body, file: other },
      { body: { ...body, number: "1" }, file },
    ])
      expect((await send("upload", changed)).body).toBe(errorMessages.idempotencyKeyReused);
    expect(await site.db.$count(credentials, eq(credentials.userId, cast.leila.id))).toBe(1);
    const clicks = await Promise.all([send(null), send(null)]);
    expect([clicks[0]?.statusCode, clicks[1]?.body]).toEqual([201, clicks[0]?.body]);
    const sent = await send(null, { body, file: other });
    expect([sent.statusCode, isReplay(sent)]).toEqual([201, false]);
    expect(await site.db.$count(credentials, eq(credentials.userId, cast.leila.id))).toBe(3);
  });
});

describe("storage", () => {
  test("neither keys nor bodies nor answers are stored in clear", async () => {
    const title = kit.newTitle();
    await kit.post("a key to find", title);
    const { address } = (await cast.daniel.call("renewCalendarFeed", { key: null })).json<{
      address: string;
    }>();
    const rows = JSON.stringify(await site.db.select().from(idempotencyKeys));
    const token = /feeds\/([\w-]+)/.exec(address)?.[1] ?? "";
    expect(token).toHaveLength(43);
    for (const secret of ["a key to find", title, token]) expect(rows).not.toContain(secret);
    const again = (await cast.daniel.call("renewCalendarFeed", { key: null })).json<{ address: string }>();
    expect(again.address).toBe(address);
  });

  test("expired keys are deleted, those of a running request are not", async () => {
    await kit.post(null, kit.newTitle());
    await kit.post("kept", kit.newTitle());
    await kit.post(null, kit.newTitle());
    await site.db
      .update(idempotencyKeys)
      .set({ answer: null })
      .where(
        and(
          eq(idempotencyKeys.userId, cast.partner.id),
          eq(idempotencyKeys.expiresAt, new Date(site.time.now.getTime() + 5_000)),
        ),
      );
    kit.advance(60_000);
    expect(await deleteExpiredKeys(site.db, site.time.now)).toBe(0);
    kit.advance(5_001);
    expect(await deleteExpiredKeys(site.db, site.time.now)).toBe(2);
    kit.advance(86_400_000);
    expect(await deleteExpiredKeys(site.db, site.time.now)).toBe(1);
    expect(await site.db.$count(idempotencyKeys)).toBe(0);
  });
});

test("the API reference names the header at every POST that honors it, and nowhere else", async () => {
  const { paths } = (await site.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
  }>();
  for (const { method, path, access, ...more } of allEndpoints) {
    const described = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const headers = (described?.parameters ?? []).filter((parameter) => parameter.in === "header");
    const expected =
      method === "POST" && (access.signedIn || "repeatable" in more) ? ["idempotency-key"] : [];
    expect(
      headers.map(({ name }) => name),
      `${method} ${path}`,
    ).toEqual(expected);
  }
});
