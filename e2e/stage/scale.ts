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

/** Counts what a visit without a cache loads: bytes of the bodies as they travel. */
export class Scale {
  #kinds = new Map<string, Kind>();
  #bytes: Record<Kind, number> = { script: 0, style: 0 };
  /** Addresses of what was sent as it is. */
  #plain: string[] = [];
  /** Requests without a complete answer; sockets stay open and are no requests. */
  readonly #open = new Set<string>();
  #lastChange = 0;

  private constructor() {}

  static async under(page: Page): Promise<Scale> {
    const session = await page.context().newCDPSession(page);
    const scale = new Scale();
    const end = ({ requestId }: { requestId: string }): void => {
      scale.#open.delete(requestId);
      scale.#lastChange = performance.now();
    };
    session.on("Network.requestWillBeSent", ({ requestId }) => void scale.#open.add(requestId));
    session.on("Network.loadingFinished", end);
    session.on("Network.loadingFailed", end);
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
    // Emptying the cache would leave what the page keeps in memory, unless it is left for about:blank, in a process of its own.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    return scale;
  }

  /** Starts at zero, with a browser that remembers nothing but its cookies. */
  async reset(page: Page): Promise<void> {
    if (page.url() !== "about:blank") await page.evaluate("localStorage.clear(), sessionStorage.clear()");
    this.#kinds = new Map();
    this.#bytes = { script: 0, style: 0 };
    this.#plain = [];
    this.#open.clear();
  }

  /**
   * Waits until the page has nothing left to load: no request is open, and none has followed the last answer when the
   * page has been idle. Playwright's "networkidle" waits half a second for that.
   */
  async untilQuiet(page: Page): Promise<void> {
    const deadline = performance.now() + maxLoadMs;
    for (;;) {
      await page.evaluate(untilIdle);
      const isQuiet = this.#open.size === 0 && performance.now() - this.#lastChange >= quietMs;
      if (isQuiet) return;
      if (performance.now() > deadline) throw new Error(`${page.url()} goes on loading.`);
      await delay(quietMs / 2);
    }
  }

  read(): { bytes: Record<Kind, number>; plain: string[] } {
    return { bytes: this.#bytes, plain: this.#plain };
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (mimeType.includes("javascript")) return "script";
  return mimeType === "text/css" ? "style" : undefined;
}
