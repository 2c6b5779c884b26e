import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export interface PageAudit {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Compressed bytes of JavaScript. */
  script: number;
  /** Descriptions of audits below 0.9. */
  notes: string[];
}

interface Browser {
  port: number;
  close: () => void;
}

/** Launches CHROMIUM_PATH or the system's Chrome. */
export async function openBrowser(): Promise<Browser> {
  const chrome = await launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { chromePath: process.env.CHROMIUM_PATH }),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return { port: chrome.port, close: () => chrome.kill() };
}

/** Traces occasionally fail on a busy machine. */
const attempts = 3;

async function runLighthouse({ port }: Browser, url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const ran = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
    if (ran && !ran.lhr.runtimeError) return ran.lhr;
    if (attempt === attempts) throw new Error(`${url}: ${ran?.lhr.runtimeError?.message ?? "no answer"}`);
  }
}

async function auditOnce(browser: Browser, url: string): Promise<PageAudit> {
  const lhr = await runLighthouse(browser, url);
  const figure = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    script: scriptBytes(lhr),
    notes: notesOf(lhr),
  };
}

function scriptBytes({ audits }: Result): number {
  const details = audits["network-requests"]?.details;
  const items = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  return items
    .filter((item: Record<string, unknown>) => item.resourceType === "Script")
    .reduce((sum: number, item: Record<string, unknown>) => sum + Number(item.transferSize ?? 0), 0);
}

/** The audits that lower a score, with elements or URLs. */
function notesOf({ audits, categories: judged }: Result): string[] {
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: name }) => {
        const audit = audits[name];
        if (!audit || audit.score === null || audit.score >= 0.9) return [];
        return [`${id}: ${name} (${audit.title}) ${audit.displayValue ?? ""} ${where(audit.details)}`.trim()];
      }),
  );
}

function where(details: unknown): string {
  const text = JSON.stringify(details ?? {});
  const found = [...text.matchAll(/"(?:selector|url|description)":"([^"]{1,120})"/g)].map(([, word]) => word);
  return [...new Set(found)].slice(0, 4).join(" | ");
}

/** Returns the run with the median performance score. */
export async function auditPage(browser: Browser, url: string, runs: number): Promise<PageAudit> {
  const audits: PageAudit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(browser, url));
  const inOrder = audits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = inOrder[Math.floor((runs - 1) / 2)];
  if (!middle) throw new Error("No run was asked for.");
  // The worst layout shift of all runs.
  return { ...middle, cls: Math.max(...audits.map(({ cls }) => cls)) };
}
