/** Calls every staff endpoint as people who are not, not yet or no longer staff. */
import type { Endpoint } from "@caseload/contract/endpoint";
import { endpoints } from "@caseload/contract/endpoints";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "../platform/db/schema/accounts.ts";
import { contactMessages } from "../platform/db/schema/contact.ts";
import { makeContactMessage, makePerson } from "../demo/factories.ts";
import { setStaff } from "../modules/staff/staff-log/set-staff.ts";
import { openSite, type Site } from "../testkit/site.ts";

const outsiders = ["signed out", "a member", "staff with an unverified email", "revoked staff"] as const;
const staffCalls = Object.entries(endpoints).filter(([, { path }]) => path.startsWith("/api/staff"));
const retry = { timeout: 2_000, interval: 20 };

let site: Site;
let messageId: number;
const cookies = new Map<string, string>();

beforeAll(async () => {
  site = await openSite();
  messageId = (await makeContactMessage(site.db, site.time.now)).id;
  const create = async (staff: boolean) => {
    const person = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", staff });
    return { ...person, ...(await site.signInAs(person.id)) };
  };
  const member = await create(false);
  const unverified = await create(true);
  await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.id));
  const revoked = await create(true);
  expect((await revoked.call("listContactMessages")).statusCode).toBe(200);
  await setStaff(site.db, revoked.email, false, site.time.now);
  await vi.waitFor(async () => {
    expect((await revoked.call("listContactMessages")).statusCode).toBe(404);
  }, retry);
  cookies.set("a member", member.cookie);
  cookies.set("staff with an unverified email", unverified.cookie);
  cookies.set("revoked staff", revoked.cookie);
});
afterAll(() => site.close());

describe.each(outsiders)("%s", (outsider) => {
  const ask = (method: Endpoint["method"] | "HEAD", url: string, payload: string) => {
    const cookie = cookies.get(outsider);
    const hasBody = method === "POST" || method === "PATCH";
    return site.app.inject({
      method,
      url,
      headers: { ...(cookie && { cookie }), ...(hasBody && { "content-type": "application/json" }) },
      ...(hasBody && { payload }),
    });
  };

  test.each(staffCalls)("%s is refused for any input", async (_name, { method, path }) => {
    const refused =
      outsider === "signed out" ? [401, errorMessages.signInFirst] : [404, errorMessages.notFound];
    for (const id of [String(messageId), "2000000000", "abc"])
      for (const payload of ['{"text":"Here you are."}', "{}", "{"]) {
        const answer = await ask(method, path.replace(":id", id), payload);
        expect([answer.statusCode, answer.body]).toEqual(refused);
      }
    if (method === "GET")
      expect((await ask("HEAD", path.replace(":id", String(messageId)), "")).statusCode).toBe(refused[0]);
    const [row] = await site.db.select().from(contactMessages).where(eq(contactMessages.id, messageId));
    expect(row?.status).toBe("open");
  });
});
