import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";

type Kind = "script" | "style";

/** Milliseconds in which an idle page would ask for what an answer made it need. */
const quietMs = 120;
/** Milliseconds. */
const maxLoadMs = 30_000;
/** The page has done what it had to do, and painted. */
const untilIdle =
  "new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(idle))))";

interface Load {
  readonly address: string;
  /** The document that asks. */
  readonly loaderId: string;
  kind?: Kind;
  /** Of the body, as it travels. */
  bytes: number;
  isCompressed: boolean;
  /** Without a complete answer; sockets stay open and are no requests. */
  isOpen: boolean;
}

/** Counts what a visit without a cache loads: bytes of the bodies as they travel. */
export class Scale {
  /** By the request's ID. */
  readonly #loads = new Map<string, Load>();
  #lastChange = 0;

  private constructor() {}

  static async under(page: Page): Promise<Scale> {
    const session = await page.context().newCDPSession(page);
    const scale = new Scale();
    const end = ({ requestId }: { requestId: string }): void => {
      const load = scale.#loads.get(requestId);
      if (!load) return;
      load.isOpen = false;
      scale.#lastChange = performance.now();
    };
    session.on("Network.requestWillBeSent", ({ requestId, loaderId, request }) => {
      const made = { address: request.url, loaderId, bytes: 0, isCompressed: true, isOpen: true };
      scale.#loads.set(requestId, made);
    });
    // What the page before asked for is no part of this one, and goes with its process, which no longer tells how it ended.
    session.on("Page.frameNavigated", ({ frame }) => {
      if (frame.parentId !== undefined) return;
      for (const [requestId, { loaderId }] of scale.#loads)
        if (loaderId !== frame.loaderId) scale.#loads.delete(requestId);
    });
    session.on("Network.loadingFinished", end);
    session.on("Network.loadingFailed", end);
    session.on("Network.responseReceived", ({ requestId, response }) => {
      const load = scale.#loads.get(requestId);
      const kind = kindOf(response.mimeType);
      if (!load || kind === undefined) return;
      load.kind = kind;
      load.isCompressed = response.headers["content-encoding"] === "br";
    });
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const load = scale.#loads.get(requestId);
      if (load) load.bytes += encodedDataLength;
    });
    await session.send("Network.enable");
    await session.send("Page.enable");
    // Emptying the cache would leave what the page keeps in memory, unless it is left for about:blank, in a process of its own.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return scale;
  }

  /** Makes the browser remember nothing but its cookies. */
  async reset(page: Page): Promise<void> {
    if (page.url() !== "about:blank") await page.evaluate("localStorage.clear(), sessionStorage.clear()");
  }

  /**
   * Waits until the page has nothing left to load: no request is open, and none has followed the last answer when the
   * page has been idle. Playwright's "networkidle" waits half a second for that.
   */
  async untilQuiet(page: Page): Promise<void> {
    const deadline = performance.now() + maxLoadMs;
    for (;;) {
      await page.evaluate(untilIdle);
      const isOpen = [...this.#loads.values()].some((load) => load.isOpen);
      const isQuiet = !isOpen && performance.now() - this.#lastChange >= quietMs;
      if (isQuiet) return;
      if (performance.now() > deadline) throw new Error(`${page.url()} goes on loading.`);
      await delay(quietMs / 2);
    }
  }

  read(): { bytes: Record<Kind, number>; plain: string[] } {
    const loads = [...this.#loads.values()];
    const bytesOf = (kind: Kind) =>
      loads.reduce((sum, load) => sum + (load.kind === kind ? load.bytes : 0), 0);
    return {
      bytes: { script: bytesOf("script"), style: bytesOf("style") },
      plain: loads.filter(({ kind, isCompressed }) => kind && !isCompressed).map(({ address }) => address),
    };
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (mimeType.includes("javascript")) return "script";
  return mimeType === "text/css" ? "style" : undefined;
}
