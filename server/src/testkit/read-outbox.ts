import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { outboxFolder } from "../platform/email/mailer.ts";

/** The emails for one address in an outbox folder, oldest first. */
export async function readOutbox(dataDir: string, address: string): Promise<Email[]> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const emails = names.filter((name) => name.endsWith(".eml")).toSorted();
  const read = await Promise.all(
    emails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return read.filter(({ to }) => to?.some((one) => one.address === address));
}
