import { connect } from "node:net";
import { errorMessages } from "@caseload/contract/error-messages";
import { DrizzleQueryError } from "drizzle-orm";
import fastify from "fastify";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { handleErrors } from "./errors.ts";
import { HttpError } from "./http-error.ts";

let thrown: Error;
const app = fastify();
handleErrors(app);
app.route({
  method: ["GET", "POST"],
  url: "/",
  handler: async () => {
    throw thrown;
  },
});
afterAll(() => app.close());

async function answerTo(error: Error, method: "GET" | "POST") {
  thrown = error;
  const { statusCode, headers, body } = await app.inject({ method, url: "/" });
  return { statusCode, retryAfter: headers["retry-after"], body };
}

/** A PostgreSQL error as Drizzle reports it. */
function failedQuery(code: string): Error {
  const cause = Object.assign(new pg.DatabaseError("refused", 10, "error"), { code });
  return new DrizzleQueryError("update jobs set title = $1", ["secret"], cause);
}

const busy = "Caseload is busy right now. Wait a few seconds and try again.";
const unsaved = "Caseload is busy right now, and your change wasn't saved. Wait a few seconds and try again.";

test.each([
  ["57014", "a statement that took too long"],
  ["55P03", "a lock that was not free"],
  ["40001", "a conflict of transactions"],
  ["40P01", "a deadlock"],
  ["53300", "too many connections"],
])("%s, %s, asks for a retry", async (code) => {
  expect(await answerTo(failedQuery(code), "GET")).toEqual({ statusCode: 503, retryAfter: "5", body: busy });
  expect(await answerTo(failedQuery(code), "POST")).toEqual({
    statusCode: 503,
    retryAfter: "5",
    body: unsaved,
  });
});

test("25006, a read-only database, says that changes cannot be saved", async () => {
  expect(await answerTo(failedQuery("25006"), "POST")).toEqual({
    statusCode: 503,
    retryAfter: "60",
    body: "Caseload can't save changes right now. Try again in a minute.",
  });
});

test.each(["08006", "08P01", "57P01", "57P03", "25P03", "ECONNREFUSED", "EHOSTUNREACH", "ETIMEDOUT"])(
  "%s, a lost connection, says that a change may be saved",
  async (code) => {
    const { statusCode, retryAfter, body } = await answerTo(failedQuery(code), "POST");
    expect({ statusCode, retryAfter }).toEqual({ statusCode: 503, retryAfter: "5" });
    expect(body).toContain("Check whether your change was saved");
  },
);

test("a statement that is wrong is a fault of ours (ASVS 16.5.1)", async () => {
  expect(await answerTo(failedQuery("42703"), "GET")).toMatchObject({
    statusCode: 500,
    retryAfter: undefined,
    body: errorMessages.serverFault,
  });
});

test("Retry-After is sent in whole seconds, and only where a time is known", async () => {
  const limited = new HttpError(429, "Too many.", { retryAfter: 61.2 });
  expect(await answerTo(limited, "POST")).toMatchObject({ statusCode: 429, retryAfter: "62" });
  const unknown = new HttpError(503, "Not now.");
  expect(await answerTo(unknown, "POST")).toMatchObject({ statusCode: 503, retryAfter: undefined });
});

test("a body that is too large is refused with a sentence, also while it is still being sent", async () => {
  const small = fastify({ bodyLimit: 1_000 });
  handleErrors(small);
  small.post("/", async () => "stored");
  const port = Number(new URL(await small.listen({ port: 0, host: "127.0.0.1" })).port);
  const send = () =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let received = "";
      socket.on("data", (piece: Buffer) => (received += piece.toString()));
      socket.on("error", () => undefined);
      socket.once("close", () => resolve(received));
      const length = 8_000_000;
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(length, " "));
    });
  for (let at = 0; at < 40; at += 1) {
    const answer = await send();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(errorMessages.tooLarge);
  }
  await small.close();
});
