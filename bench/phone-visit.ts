/** First visits of a phone on a slow network, throttled by the browser itself. */
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type CDPSession, type Page } from "playwright-core";

/** Milliseconds from a request to its answer. */
const latency = 400;
/** Bytes a second, each way. */
const throughput = 50_000;
/** How many times slower than this machine. */
const slowdown = 4;
const screen = { width: 390, height: 844 } as const;
const maxVisitMs = 60_000;
/** Between two looks at the page; they take it a moment each. */
const lookMs = 250;

export interface PhoneVisit {
  /** Milliseconds from the navigation's start until a row has been painted. */
  readonly rowsMs: number;
  /** Until React has hydrated the screen with its rows, and nothing around them waits for code. */
  readonly usableMs: number;
  /** Scripts asked for until then. */
  readonly scriptsBefore: Load;
  /** Everything asked for until then. */
  readonly all: Load;
}

/** Bytes as they travel. */
interface Load {
  readonly files: number;
  readonly bytes: number;
}

interface Visited {
  readonly path: string;
  /** The session's. */
  readonly cookie: string;
  /** Selects a row. */
  readonly row: string;
}

/** Notes, frame by frame, when a row has been painted, and when nothing around it waits for its code. */
const watch = (row: string): string => `(() => {
  const times = (window.phoneVisit = {});
  let isThere = false;
  const look = () => {
    const now = performance.now();
    if (isThere && times.rowsMs === undefined) times.rowsMs = now;
    const row = document.querySelector(${JSON.stringify(row)});
    isThere = row !== null;
    const waits = isThere && row.closest('fieldset[aria-busy="true"]') !== null;
    if (times.rowsMs !== undefined && !waits) times.usableMs = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

export async function openPhone(origin: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  });
  return {
    close: () => browser.close(),

    /** A browser of its own for each visit: neither cache nor connections. */
    async visit({ path, cookie, row }: Visited): Promise<PhoneVisit> {
      const context = await browser.newContext({
        viewport: screen,
        isMobile: true,
        hasTouch: true,
        locale: "en-US",
        timezoneId: "America/New_York",
        serviceWorkers: "block",
      });
      try {
        await context.addCookies(
          cookie.split("; ").map((pair) => {
            const [name = "", ...value] = pair.split("=");
            return { name, value: value.join("="), url: origin };
          }),
        );
        await context.addInitScript(watch(row));
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const loads = await recordLoads(session);
        await session.send("Network.emulateNetworkConditions", {
          offline: false,
          latency,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        });
        await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
        await page.goto(origin + path, { waitUntil: "commit", timeout: maxVisitMs });
        const times = await untilUsable(page);
        return { ...times, ...loads(times.usableMs) };
      } finally {
        await context.close();
      }
    },
  };
}

interface Times {
  readonly rowsMs: number;
  readonly usableMs: number;
}

/** The page's policy forbids the script with which Playwright itself would wait. */
async function untilUsable(page: Page): Promise<Times> {
  const deadline = performance.now() + maxVisitMs;
  for (;;) {
    const times = await page.evaluate<Partial<Times>>("window.phoneVisit ?? {}");
    if (times.rowsMs !== undefined && times.usableMs !== undefined)
      return { rowsMs: times.rowsMs, usableMs: times.usableMs };
    if (performance.now() > deadline) throw new Error(`${page.url()} has not become usable.`);
    await delay(lookMs);
  }
}

/** What is asked for, as a function of the milliseconds since the first request. */
async function recordLoads(session: CDPSession) {
  const asked = new Map<string, { isScript: boolean; bytes: number; seconds: number }>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, timestamp }) => {
    if (!url.startsWith("http")) return;
    asked.set(requestId, { isScript: /\.js(?:$|\?)/.test(url), bytes: 0, seconds: timestamp });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const load = asked.get(requestId);
    if (load) load.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return (untilMs: number) => {
    const sum = (loads: readonly { bytes: number }[]): Load => ({
      files: loads.length,
      bytes: loads.reduce((bytes, load) => bytes + load.bytes, 0),
    });
    const start = Math.min(...[...asked.values()].map(({ seconds }) => seconds));
    const before = [...asked.values()].filter(({ seconds }) => (seconds - start) * 1_000 < untilMs);
    return { scriptsBefore: sum(before.filter(({ isScript }) => isScript)), all: sum(before) };
  };
}
