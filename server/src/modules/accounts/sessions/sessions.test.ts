import type { Session } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { type Browser, openBrowser } from "../../../testkit/browser.ts";
import { createMember } from "../../../testkit/two-factor.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let origin: string;
beforeAll(async () => {
  site = await openSite();
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => site.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function twoBrowsers(): Promise<{ here: Browser; there: Browser }> {
  const { email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const here = openBrowser(site, { address: "192.0.2.10", userAgent: firefox });
  const there = openBrowser(site, { address: "192.0.2.11" });
  for (const browser of [here, there])
    await browser.ask("login", { body: { email, password: demoPassword } });
  return { here, there };
}
const list = (browser: Browser) => browser.ask<Session[]>("listSessions");
const status = async (browser: Browser) => (await browser.call("me")).statusCode;

async function connect(browser: Browser): Promise<{ closed: Promise<number> }> {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  const socket = new WebSocket(`${origin.replace("http", "ws")}/ws`, { headers: { cookie } });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return { closed };
}

describe("a user's sessions", () => {
  test("are listed with device, address and the current one", async () => {
    const { here, there } = await twoBrowsers();
    const mine = await list(here);
    expect(mine).toMatchObject([
      { device: "Firefox on Linux", address: "192.0.2.10", current: true },
      { device: "Unknown device", address: "192.0.2.11", current: false },
    ]);
    expect((await list(there)).map(({ current }) => current)).toEqual([true, false]);
    expect(JSON.stringify(mine)).not.toContain(here.cookies.get("caseload_session")?.split(".")[0]);
  });

  test("have their last use, to five minutes", async () => {
    const { here } = await twoBrowsers();
    await site.db.execute(sql`update sessions set last_used_at = now() - interval '3 days'`);
    site.deps.sessions.forgetAll();
    const before = Date.now();
    await here.ask("me");
    const [current] = await list(here);
    expect(Math.abs(Date.parse(current?.lastUsedAt ?? "") - before)).toBeLessThan(60_000);
    const stored = current?.lastUsedAt;
    site.deps.sessions.forgetAll();
    expect((await list(here))[0]?.lastUsedAt).toBe(stored);
  });

  test("ending one invalidates its cached actor and closes its socket at once", async () => {
    const { here, there } = await twoBrowsers();
    expect(await status(there)).toBe(200);
    const { closed } = await connect(there);
    const own = await connect(here);
    let isShut = false;
    void own.closed.then(() => (isShut = true));
    const other = (await list(here)).find(({ current }) => !current);
    await here.ask("endSession", { params: { id: other?.id ?? 0 } });
    expect(await status(there)).toBe(401);
    expect(await closed).toBe(4401);
    expect(isShut).toBe(false);
    expect(await status(here)).toBe(200);
    const again = await here.call("endSession", { params: { id: other?.id ?? 0 } });
    expect([again.statusCode, again.body]).toEqual([404, errorMessages.sessionNotFound]);
  });

  test("ending all others keeps this one", async () => {
    const { here, there } = await twoBrowsers();
    await here.ask("endOtherSessions");
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect(await list(here)).toHaveLength(1);
  });

  test("another user's session is not found, and stays active", async () => {
    const { here } = await twoBrowsers();
    const { here: outsider } = await twoBrowsers();
    const [mine] = await list(here);
    const answer = await outsider.call("endSession", { params: { id: mine?.id ?? 0 } });
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.sessionNotFound]);
    expect(await status(here)).toBe(200);
    expect((await list(outsider)).map(({ id }) => id)).not.toContain(mine?.id);
  });
});

test("the database keeps no token of a session, and one opened before tokens were hashed stays open", async () => {
  const { browser } = await createMember(site);
  const cookie = decodeURIComponent(browser.cookies.get("caseload_session") ?? "");
  const [token = ""] = cookie.split(".");
  expect(token.length).toBeGreaterThan(20);
  const { rows } = await site.db.execute<{ token: string }>("select token from sessions");
  expect(rows.map((row) => row.token)).toContain(fingerprint(token));
  expect(JSON.stringify(rows)).not.toContain(token);
  const migration = await readFile(
    new URL("../../../platform/db/migrations/0036_hash_session_tokens.sql", import.meta.url),
    "utf8",
  );
  await site.db
    .update(sessions)
    .set({ token })
    .where(eq(sessions.token, fingerprint(token)));
  await site.db.execute(migration);
  const [row] = await site.db
    .select()
    .from(sessions)
    .where(eq(sessions.token, fingerprint(token)));
  expect(row).toBeDefined();
});
