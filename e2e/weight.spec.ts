import type { CDPSession, Page } from "@playwright/test";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { settle } from "./stage/axe.ts";
import type { TestSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";
import type { ClientInfo } from "./stage/visitor.ts";

/** Bytes of the bodies as they travel: in the public shell, and in the signed-in one. */
const max = {
  public: { script: 120_000, style: 30_000 },
  signedIn: { script: 140_000, style: 30_000 },
  /** Above the goal of 140 kB still (docs/decisions/2026-11-22-pages-load-whole-libraries.md). */
  engagement: { script: 155_000, style: 30_000 },
} as const;
type Kind = "script" | "style";
/** High enough for every part of a page to be in view, because some load only then. */
const tallWindow = { width: 1_440, height: 4_000 };
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
async function weigh({ page }: ClientInfo, path: string, limit: Record<Kind, number>): Promise<void> {
  await page.setViewportSize(tallWindow);
  const scale = await Scale.under(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await settle(page);
  const { bytes, plain } = scale.read();
  test.info().annotations.push({ type: "bytes", description: `${path} ${JSON.stringify(bytes)}` });
  expect(bytes.script, `scripts of ${path}`).toBeGreaterThan(10_000);
  expect(bytes.script, `scripts of ${path}`).toBeLessThan(limit.script);
  expect(bytes.style, `styles of ${path}`).toBeGreaterThan(1_000);
  expect(bytes.style, `styles of ${path}`).toBeLessThan(limit.style);
  for (const url of plain) expect(await sizeOf(url), `${url} is sent uncompressed`).toBeLessThan(tiny);
}

interface Posting {
  readonly id: number;
  readonly firmId: number;
}

/** The open postings, in the order of their ids. */
async function openPostings(origin: string): Promise<readonly Posting[]> {
  const postings = (await (await fetch(`${origin}/api/jobs?status=open&limit=100`)).json()) as Posting[];
  return postings.toSorted((one, other) => one.id - other.id);
}

/** The page of the first posting that meets the condition. */
function pageOf(postings: readonly Posting[], meets: (posting: Posting) => boolean): string {
  const posting = postings.find(meets);
  if (!posting) throw new Error("The demo has no such posting.");
  return `/jobs/${posting.id}`;
}

test("visitors load little script and style", async ({ enter, site }) => {
  const postings = await openPostings(site.server.url);
  for (const path of ["/", pageOf(postings, () => true), "/about", "/verify", "/auth"])
    await weigh(await enter(), path, max.public);
});

/** The demo's people with a session each. */
const memberOf = (site: TestSite, name: keyof typeof demoPeople) =>
  signInOverWeb(() => site.server.url, demoPeople[name].email, demoPassword);

test("so do members on public pages", async ({ enter, site }) => {
  for (const name of ["daniel", "anders"] as const) {
    const caller = await memberOf(site, name);
    for (const path of ["/", "/about"]) {
      const member = await enter();
      await member.carry(caller);
      await weigh(member, path, max.public);
    }
  }
});

for (const [name, screens] of [
  ["daniel", ["/dashboard", "/jobs", "/messages", "/applications"]],
  ["anders", ["/dashboard", "/jobs", "/messages"]],
] as const) {
  test(`the signed-in shell brings little more: ${name}`, async ({ enter, site }) => {
    const caller = await memberOf(site, name);
    const { firmId } = await caller.ask<{ firmId: number | null }>("me");
    const [contract] = await caller.ask<readonly { id: number }[]>("listContracts");
    if (!contract) throw new Error(`${name} has no contract in the demo.`);
    const postings = await openPostings(site.server.url);
    const paths = [
      ...screens,
      `/contracts/${contract.id}`,
      pageOf(postings, (posting) => posting.firmId !== firmId),
    ];
    // The firm's own posting says more: who fits it.
    if (firmId !== null) paths.push(pageOf(postings, (posting) => posting.firmId === firmId));
    for (const path of paths) {
      const member = await enter();
      await member.carry(caller);
      await weigh(member, path, path.startsWith("/contracts/") ? max.engagement : max.signedIn);
    }
  });
}
