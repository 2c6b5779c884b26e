import type { CDPSession, Page } from "@playwright/test";

type Kind = "script" | "style";

/** Counts what a visit without a cache loads: bytes of the bodies as they travel. */
export class Scale {
  readonly #session: CDPSession;
  #kinds = new Map<string, Kind>();
  #bytes: Record<Kind, number> = { script: 0, style: 0 };
  /** Addresses of what was sent as it is. */
  #plain: string[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async under(page: Page): Promise<Scale> {
    const session = await page.context().newCDPSession(page);
    const scale = new Scale(session);
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

  /** Leaves the page and starts at zero, with a browser that remembers nothing but its cookies. */
  async reset(page: Page): Promise<void> {
    if (page.url() !== "about:blank") await page.evaluate("localStorage.clear(), sessionStorage.clear()");
    await page.goto("about:blank");
    await this.#session.send("Network.clearBrowserCache");
    // What the page kept in memory goes only when the cache is turned off.
    for (const cacheDisabled of [true, false])
      await this.#session.send("Network.setCacheDisabled", { cacheDisabled });
    this.#kinds = new Map();
    this.#bytes = { script: 0, style: 0 };
    this.#plain = [];
  }

  read(): { bytes: Record<Kind, number>; plain: string[] } {
    return { bytes: this.#bytes, plain: this.#plain };
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (mimeType.includes("javascript")) return "script";
  return mimeType === "text/css" ? "style" : undefined;
}
