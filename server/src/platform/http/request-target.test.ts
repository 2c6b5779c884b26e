/** Request targets other than a path (RFC 9112, section 3.2). */
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site.close());

/** Sends raw request lines, which no client library sends. */
async function ask(target: string): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo;
  const stream = connect(port, "127.0.0.1");
  stream.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  let answer = "";
  stream.on("data", (part) => (answer += String(part)));
  await once(stream, "close");
  return answer;
}

test.each(["http://a/health/live", "HTTPS://a:8080/health/live", "/health/live"])(
  "%s names a path",
  async (target) => {
    expect(await ask(target)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each(["http://a", "http://a?q=1"])("%s names the first page", async (target) => {
  expect(await ask(target)).toMatch(/^HTTP\/1\.1 404 /);
});

test.each(["/%", "/api/%ff"])("%s cannot be read, which a plain text states", async (target) => {
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("text/plain");
  expect(answer).toContain(errorMessages.malformed);
});
