import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../db/schema/accounts.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { describeError } from "./fastify.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
};

test("a failed statement is logged with its code and constraint, without parameters (ASVS 16.2.5)", async () => {
  const person = {
    name: "Marker Person",
    firstName: "Marker",
    lastName: "Person",
    email: "marker@example.com",
    userType: "paralegal" as const,
    emailVerified: true,
  };
  await site.db.insert(users).values(person);
  const record = describeError(await failureOf(site.db.insert(users).values(person)));
  expect(record.cause).toMatchObject({ code: "23505", constraint: "users_email", table: "users" });
  expect(record.stack).toContain("at ");
  expect(JSON.stringify(record).toLowerCase()).not.toContain("marker");
});

test("a value that PostgreSQL cannot parse is not logged", async () => {
  const record = describeError(await failureOf(site.db.execute(sql`select ${"marker text"}::integer`)));
  expect(record.cause?.code).toBe("22P02");
  expect(JSON.stringify(record)).not.toContain("marker");
});

test("messages of our own errors are logged", () => {
  expect(describeError(new Error("The posting was not stored."))).toMatchObject({
    type: "Error",
    message: "The posting was not stored.",
  });
  expect(describeError("thrown text")).toMatchObject({ type: "string", stack: "" });
});
