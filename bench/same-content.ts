import { deepStrictEqual } from "node:assert/strict";
import type { Target } from "./load.ts";

async function fetchText({ url, headers = {} }: Target): Promise<string> {
  const answer = await fetch(url, { headers: { ...headers } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

/** @throws when the two servers do not return the same rows with the same fields */
export async function requireSameRows(ours: Target, bare: Target, rows: number): Promise<void> {
  const [own, other] = (await Promise.all([fetchText(ours), fetchText(bare)])).map(
    (text) => JSON.parse(text) as unknown[],
  );
  deepStrictEqual(own, other);
  if (own?.length !== rows) throw new Error(`The list holds ${own?.length} rows instead of ${rows}.`);
}

/** @throws when one of the pages does not contain all texts */
export async function requireSamePosting(
  ours: Target,
  bare: Target,
  texts: readonly string[],
): Promise<void> {
  for (const page of [ours, bare]) {
    const text = (await fetchText(page)).replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--.*?-->/g, "");
    const missing = texts.filter((one) => !text.includes(one));
    if (missing.length > 0) throw new Error(`${page.url} does not show: ${missing.join(" | ")}`);
  }
}
