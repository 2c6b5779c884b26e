import type { CDPSession, Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { settle } from "./stage/checkup.ts";
import { expect, test } from "./stage/test.ts";
import type { Visitor } from "./stage/visitor.ts";

test.use({ demo: "on" });

/** Bytes of the bodies as they travel. */
const most = {
  script: 120_000,
  /** The job page of members stands in the signed-in shell: sidebar, bell, live updates (docs/decisions). */
  memberScript: 128_000,
  style: 30_000,
} as const;
type Kind = "script" | "style";
/** Bytes below which compression gains nothing. */
const tiny = 1_024;

/** Counts what a first visit without a cache loads. */
class Scale {
  readonly #kinds = new Map<string, Kind>();
  readonly #bytes: Record<Kind, number> = { script: 0, style: 0 };
  /** Addresses of what was sent as it is. */
  readonly #plain: string[] = [];

  static async under(page: Page): Promise<Scale> {
    const scale = new Scale();
    const session: CDPSession = await page.context().newCDPSession(page);
    session.on("Network.responseReceived", ({ requestId, response }) => {
      const kind = kindOf(response.mimeType);
      if (kind === undefined) return;
      scale.#kinds.set(requestId, kind);
      if (response.headers["content-encoding"] !== "br") scale.#plain.push(response.url);
    });
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const kind = scale.#kinds.get(requestId);
      if (kind !== undefined) scale.#bytes[kind] += encodedDataLength;
    });
    await session.send("Network.enable");
    return scale;
  }

  read(): { bytes: Record<Kind, number>; plain: string[] } {
    return { bytes: this.#bytes, plain: this.#plain };
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (mimeType.includes("javascript")) return "script";
  return mimeType === "text/css" ? "style" : undefined;
}

const sizeOf = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength;

/** A first visit: what it may load, after what it has loaded is known to be complete. */
async function weigh({ page }: Visitor, path: string, mostScript: number): Promise<void> {
  const scale = await Scale.under(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await settle(page);
  const { bytes, plain } = scale.read();
  test.info().annotations.push({ type: "bytes", description: `${path} ${JSON.stringify(bytes)}` });
  expect(bytes.script, `scripts of ${path}`).toBeGreaterThan(10_000);
  expect(bytes.script, `scripts of ${path}`).toBeLessThan(mostScript);
  expect(bytes.style, `styles of ${path}`).toBeGreaterThan(1_000);
  expect(bytes.style, `styles of ${path}`).toBeLessThan(most.style);
  for (const url of plain) expect(await sizeOf(url), `${url} is sent uncompressed`).toBeLessThan(tiny);
}

async function firstJob(origin: string): Promise<string> {
  const jobs = (await (await fetch(`${origin}/api/jobs?limit=1`)).json()) as { id: number }[];
  expect(jobs.length).toBe(1);
  return `/jobs/${jobs[0]?.id}`;
}

test("strangers load little script and style", async ({ enter, site }) => {
  await weigh(await enter(), "/", most.script);
  await weigh(await enter(), await firstJob(site.server.url), most.script);
});

for (const name of ["daniel", "anders"] as const) {
  test(`so do members: ${name}`, async ({ enter, site }) => {
    const { email } = demoPeople[name];
    for (const [path, mostScript] of [
      ["/", most.script],
      [await firstJob(site.server.url), most.memberScript],
    ] as const) {
      const member = await enter();
      await member.carrySession(email, demoPassword);
      await weigh(member, path, mostScript);
    }
  });
}
