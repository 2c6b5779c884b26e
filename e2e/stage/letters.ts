import { expect } from "@playwright/test";
import { readOutbox } from "@caseload/server/testkit/read-outbox";
import type { StageSite } from "./site.ts";

/** The path with its token that the newest letter to `address` leads to; waits until there is one. */
export async function linkInEmail(site: StageSite, address: string, path: string): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=[\\w.-]+`, "g");
  let link: string | undefined;
  await expect(async () => {
    const letters = await readOutbox(site.server.dataDir, address);
    link = letters.flatMap(({ text }) => text?.match(pattern) ?? []).at(-1);
    expect(link, `a letter to ${address} with a link to ${path}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? "";
}
