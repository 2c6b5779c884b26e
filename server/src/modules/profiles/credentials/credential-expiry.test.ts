import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { makeCredential } from "../../../demo/file-factories.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { lapseCredentials } from "./lapse-credentials.ts";
import { remindCredentialExpiry } from "./remind-credential-expiry.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const titlesFor = async (userId: number) =>
  (await site.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );
const runAt = async (instant: string) => {
  const now = new Date(instant);
  return {
    lapsed: await lapseCredentials(site.db, now),
    reminded: await remindCredentialExpiry(site.db, now),
  };
};

test("reminds 30 and 7 days before expiry, each once, and lapses after the last day in the owner's time zone", async () => {
  await site.db.delete(notifications);
  const { id } = await makeCredential(site.db, new Date("2026-01-05T12:00:00Z"), {
    userId: cast.daniel.id,
    status: "verified",
    expiresOn: "2026-06-30",
  });
  const story: [string, { lapsed: number; reminded: number }][] = [
    ["2026-05-30T12:00:00Z", { lapsed: 0, reminded: 0 }],
    ["2026-05-31T12:00:00Z", { lapsed: 0, reminded: 1 }],
    ["2026-06-01T12:00:00Z", { lapsed: 0, reminded: 0 }],
    ["2026-06-22T12:00:00Z", { lapsed: 0, reminded: 0 }],
    ["2026-06-23T12:00:00Z", { lapsed: 0, reminded: 1 }],
    ["2026-06-24T12:00:00Z", { lapsed: 0, reminded: 0 }],
    // July 1 in London, still June 30 in New York.
    ["2026-07-01T03:59:00Z", { lapsed: 0, reminded: 0 }],
    ["2026-07-01T04:00:00Z", { lapsed: 1, reminded: 0 }],
    ["2026-07-02T12:00:00Z", { lapsed: 0, reminded: 0 }],
  ];
  for (const [instant, expected] of story)
    expect([instant, await runAt(instant)]).toEqual([instant, expected]);
  expect(await titlesFor(cast.daniel.id)).toEqual([
    "A credential expires in 30 days",
    "A credential expires in 7 days",
    "Credential lapsed",
  ]);
  const [row] = await site.db.select().from(credentials).where(eq(credentials.id, id));
  expect(row?.status).toBe("lapsed");
  const input = { params: { id: cast.daniel.id } };
  const { credentials: shown } = await cast.partner.ask<PublicProfile>("getParalegalProfile", input);
  expect(shown).toEqual([]);
});

test("concurrent workers lapse and remind once", async () => {
  const at = new Date("2026-06-28T12:00:00Z");
  const made = { userId: cast.leila.id, status: "verified", expiresOn: "2026-06-30" } as const;
  await makeCredential(site.db, at, made);
  const reminded = await Promise.all([
    remindCredentialExpiry(site.db, at),
    remindCredentialExpiry(site.db, at),
  ]);
  expect(reminded.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const after = new Date("2026-07-03T12:00:00Z");
  const lapsed = await Promise.all([lapseCredentials(site.db, after), lapseCredentials(site.db, after)]);
  expect(lapsed.toSorted((a, b) => a - b)).toEqual([0, 1]);
});
