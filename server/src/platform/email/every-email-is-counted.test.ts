import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("every email goes through deliver-email.ts, which counts it", async () => {
  const root = new URL("../../", import.meta.url).pathname;
  const senders: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: root }))
    if (/\bmailer\.send\(/.test(await readFile(`${root}${file}`, "utf8"))) senders.push(file);
  expect(senders.filter((file) => !file.endsWith(".test.ts"))).toEqual(["platform/email/deliver-email.ts"]);
});
