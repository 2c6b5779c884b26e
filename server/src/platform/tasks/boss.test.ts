import { expect, test } from "vitest";
import { findDatabaseFailure } from "../db/database-failure.ts";
import { describeError } from "../http/fastify.ts";
import { errorFrom } from "./boss.ts";

test("a copied error is logged with stack and code, without the payload", () => {
  const { message, stack } = new Error("Key (email)=(rosa@example.com) exists");
  const copy = { name: "error", message, stack, code: "23505" };
  const record = describeError(errorFrom(copy));
  expect(record).toMatchObject({ code: "23505", message: "a task or its bookkeeping failed" });
  expect(record.stack).toContain("boss.test.ts");
  expect(JSON.stringify(record)).not.toContain("rosa");
  expect(describeError(errorFrom(new Error("The connection ended")))).toMatchObject({
    message: "The connection ended",
  });
});

test("a copied failure to reach the database is recognized, because the queue asks again", () => {
  const { message, stack } = new Error("timeout exceeded when trying to connect");
  expect(findDatabaseFailure(errorFrom({ name: "error", message, stack: stack ?? "" }))).toBe("unreachable");
  expect(
    findDatabaseFailure(errorFrom({ name: "error", message: "no such queue", stack: "" })),
  ).toBeUndefined();
});
