import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./stage/test.ts";

test.use({ demo: "on" });

/** Bytes of the bodies as they travel. */
const most = { script: 120_000, style: 30_000 } as const;
type Kind = keyof typeof most;
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

for (const screen of ["landing page", "job page"] as const) {
  test(`the ${screen}'s scripts and styles stay light`, async ({ enter, site }) => {
    const visitor = await enter();
    const jobs = (await (await fetch(`${site.server.url}/api/jobs?limit=1`)).json()) as { id: number }[];
    const scale = await Scale.under(visitor.page);
    await visitor.page.goto(screen === "landing page" ? "/" : `/jobs/${jobs[0]?.id}`);
    await visitor.page.waitForLoadState("networkidle");
    const { bytes, plain } = scale.read();
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(bytes) });
    expect(bytes.script).toBeGreaterThan(10_000);
    expect(bytes.script).toBeLessThan(most.script);
    expect(bytes.style).toBeGreaterThan(1_000);
    expect(bytes.style).toBeLessThan(most.style);
    for (const url of plain) expect(await sizeOf(url), `${url} is sent uncompressed`).toBeLessThan(tiny);
  });
}
