import { expect, test } from "vitest";
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
