import type { PushDevice } from "@caseload/contract/notifications/push-devices";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { demoPassword, makePerson } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Browser, openBrowser } from "../../../testkit/browser.ts";
import { openPushBrowser } from "../../../testkit/push/push-browser.ts";
import { makePushDevice } from "../../../testkit/push/test-push.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const service = "https://push.example";
const password = demoPassword;

const person = () => makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
async function signedIn(email: string, userAgent?: string): Promise<Browser> {
  const browser = openBrowser(site, { address: "192.0.2.20", ...(userAgent && { userAgent }) });
  await browser.ask("login", { body: { email, password } });
  return browser;
}
const list = (who: Browser) => who.ask<PushDevice[]>("listPushDevices");
const add = (who: Browser, body: unknown = openPushBrowser(service).subscription) =>
  who.ask<PushDevice>("addPushDevice", { body });
const storedOf = (userId: number) => site.db.select().from(pushDevices).where(eq(pushDevices.userId, userId));

describe("browsers that show notifications", () => {
  test("are listed with their device, without endpoint and keys", async () => {
    const { id, email } = await person();
    const here = await signedIn(email, firefox);
    const there = await signedIn(email);
    expect(await list(here)).toEqual([]);
    const announcements = await recordAnnouncements(site.connectionString);
    const { subscription } = openPushBrowser(service);
    expect(await add(here, subscription)).toEqual({
      id: expect.any(Number),
      device: "Firefox on Linux",
      addedAt: site.time.now.toISOString(),
      lastSentAt: null,
      current: true,
    });
    expect(topicsFor(await announcements.take(), id)).toEqual(["pushDevices"]);
    await announcements.stop();
    await add(there);
    expect((await list(here)).map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Linux", true],
      ["Unknown device", false],
    ]);
    const listed = JSON.stringify(await list(there));
    for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
      expect(listed).not.toContain(secret);
  });

  test.each([
    "https://127.0.0.1/push",
    "https://10.1.2.3:8443/push",
    "https://169.254.169.254/latest",
    "https://2130706433/push",
    "https://[::1]/push",
    "https://[::ffff:10.0.0.1]/push",
    "https://localhost/push",
    "https://queue.localhost/push",
    "https://localhost./push",
    "https://intranet/push",
    "https://printer.local/push",
    "https://vault.internal./push",
    "https://nas.home.arpa/push",
  ])("are refused with an address that is not public: %s", async (endpoint) => {
    const { id, email } = await person();
    const here = await signedIn(email);
    const { keys } = openPushBrowser(service).subscription;
    const { statusCode, body } = await here.call("addPushDevice", { body: { endpoint, keys } });
    expect([statusCode, body]).toEqual([400, errorMessages.pushAddressUnusable]);
    expect(await storedOf(id)).toEqual([]);
  });

  test("are unique per session: registering again, or with a new endpoint, replaces the device", async () => {
    const { id, email } = await person();
    const here = await signedIn(email);
    const { subscription } = openPushBrowser(service);
    const first = await add(here, subscription);
    expect(await add(here, subscription)).toEqual(first);
    const renewed = openPushBrowser(service).subscription;
    await add(here, renewed);
    expect((await storedOf(id)).map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint]);
  });

  test("belong to the user who registered them last", async () => {
    const [one, other] = [await person(), await person()];
    const { subscription } = openPushBrowser(service);
    await add(await signedIn(one.email), subscription);
    const second = await signedIn(other.email);
    await add(second, subscription);
    expect(await storedOf(one.id)).toEqual([]);
    expect(await storedOf(other.id)).toHaveLength(1);
  });

  test("are at most twenty", async () => {
    const { id, email } = await person();
    for (let at = 1; at < limits.pushDevices; at += 1) await makePushDevice(site, id);
    const here = await signedIn(email);
    await add(here);
    await add(here);
    const answer = await (
      await signedIn(email)
    ).call("addPushDevice", {
      body: openPushBrowser(service).subscription,
    });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.pushDevicesFull]);
  });

  test("can be removed by their user only, once", async () => {
    const { email } = await person();
    const here = await signedIn(email);
    const { id } = await add(here);
    const outsider = await signedIn((await person()).email);
    const remove = async (who: Browser) => {
      const answer = await who.call("removePushDevice", { params: { id } });
      return [answer.statusCode, answer.body];
    };
    expect(await remove(outsider)).toEqual([404, errorMessages.pushDeviceNotFound]);
    expect((await remove(here))[0]).toBe(200);
    expect(await remove(here)).toEqual([404, errorMessages.pushDeviceNotFound]);
    expect(await list(here)).toEqual([]);
  });

  test.each([
    ["plain http", { endpoint: "http://push.example/1" }],
    ["no address", { endpoint: "push.example/1" }],
    ["an address with a password", { endpoint: "https://me:secret@push.example/1" }],
    ["an address without end", { endpoint: `https://push.example/${"a".repeat(1_000)}` }],
    ["a short key", { keys: { p256dh: "BAAA", auth: "A".repeat(22) } }],
    ["a point off the curve", { keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } }],
  ])("cannot have %s", async (_what, wrong) => {
    const { id, email } = await person();
    const here = await signedIn(email);
    const body = { ...openPushBrowser(service).subscription, ...wrong };
    expect((await here.call("addPushDevice", { body })).statusCode).toBe(400);
    expect(await storedOf(id)).toEqual([]);
  });

  test("subscribe with the key derived from the server's secret", async () => {
    const here = await signedIn((await person()).email);
    const { publicKey } = deriveVapidKeys(site.deps.secret);
    expect(await here.ask("getPushKey")).toEqual({ publicKey });
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    expect(deriveVapidKeys(`${site.deps.secret}?`).publicKey).not.toBe(publicKey);
  });
});

describe("a browser's notifications end with its session", () => {
  async function twoBrowsers() {
    const { id, email } = await person();
    const here = await signedIn(email);
    const there = await signedIn(email);
    await add(here);
    await add(there);
    return { id, here, there };
  }
  const left = async (id: number) => (await storedOf(id)).length;

  test.each([
    ["by logging out", (there: Browser) => there.call("logout"), 1],
    ["by signing the others out", (there: Browser) => there.call("endOtherSessions"), 1],
    [
      "by changing the password, in this one too",
      (there: Browser) => there.call("changePassword", { body: { password, newPassword: "brief-2-file!" } }),
      0,
    ],
    [
      "by deactivating the account",
      (there: Browser) => there.call("deactivateAccount", { body: { password } }),
      0,
    ],
    ["by deleting the account", (there: Browser) => there.call("deleteAccount", { body: { password } }), 0],
  ])("%s", async (_how, end, remaining) => {
    const { id, there } = await twoBrowsers();
    expect((await end(there)).statusCode).toBe(200);
    expect(await left(id)).toBe(remaining);
  });

  test("by being signed out from another browser", async () => {
    const { id, here } = await twoBrowsers();
    const sessions = await here.ask<{ id: number; current: boolean }[]>("listSessions");
    const other = sessions.find(({ current }) => !current);
    await here.ask("endSession", { params: { id: other?.id ?? 0 } });
    expect(await left(id)).toBe(1);
    expect((await list(here)).map(({ current }) => current)).toEqual([true]);
  });

  test("by running out", async () => {
    const { id, here } = await twoBrowsers();
    await site.db.execute(sql`update sessions set expires_at = now() - interval '1 minute'
      where user_id = ${id} and token <> ${fingerprint(decodeURIComponent(here.cookies.get("caseload_session") ?? "").split(".")[0] ?? "")}`);
    expect((await list(here)).map(({ current }) => current)).toEqual([true]);
  });
});
