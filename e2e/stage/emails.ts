import { expect } from "@playwright/test";
import { readOutbox } from "@caseload/server/testkit/read-outbox";
import type { TestSite } from "./site.ts";

/** The path with its token that the newest email to `address` links to; waits until there is one. */
export async function linkInEmail(
  site: TestSite,
  address: string,
  path: string,
  topic = "",
): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=[\\w.-]*${topic}[\\w.-]+`, "g");
  let link: string | undefined;
  await expect(async () => {
    const emails = await readOutbox(site.server.dataDir, address);
    link = emails.flatMap(({ text }) => text?.match(pattern) ?? []).at(-1);
    expect(link, `an email to ${address} with a link to ${path}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? "";
}
