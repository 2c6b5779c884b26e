/**
 * Every call that creates a record creates one, however often it is sent (ENGAGEMENT.md "Idempotency"). Generated from
 * the contract, so new calls are included automatically.
 */
import { allEndpoints } from "@caseload/contract/endpoints";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "../platform/db/schema/accounts.ts";
import { isReplay } from "../testkit/repeated-requests.ts";
import { openSite, type Site } from "../testkit/site.ts";
import { startTestMailer, type TestMailer } from "../testkit/test-mailer.ts";
import { createCast, type Cast } from "./actors.ts";
import { successOf } from "./successes.ts";

/** The address, or the link of the invitation, is taken once it is used. */
const usedOnce = ["register", "joinByInvitation"];
const creating = allEndpoints.filter(({ method, status }) => method === "POST" && status === 201);

describe.each([
  ["a double click", null],
  ["a repeated key", "the same key"],
])("%s", (_how, key) => {
  let site: Site;
  let mailer: TestMailer;
  let cast: Cast;
  beforeAll(async () => {
    site = await openSite();
    mailer = await startTestMailer(site);
    cast = await createCast(site);
  });
  afterAll(async () => {
    await mailer.close();
    await site.close();
  });
  beforeEach(() => site.db.delete(attempts));

  test.each(creating.map((endpoint) => [endpoint.name, endpoint] as const))(
    "of %s creates one record",
    async (name, endpoint) => {
      const { caller, input } = await successOf({ site, cast, mailer, endpoint });
      const send = () => caller.call(name, { ...input, key });
      const answers = [...(await Promise.all([send(), send()])), await send()];
      const created = answers.filter(({ statusCode }) => statusCode === 201);
      if (usedOnce.includes(name)) {
        expect(created).toHaveLength(1);
        return;
      }
      expect(
        answers.map(({ statusCode }) => statusCode),
        answers.map(({ body }) => body).join(),
      ).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers.filter(isReplay)).toHaveLength(2);
    },
  );
});
