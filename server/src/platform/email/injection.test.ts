import { dishonestName } from "@caseload/contract/fields";
import { contactTopics } from "@caseload/contract/staff/contact-topics";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts, users } from "../db/schema/accounts.ts";
import { type TestMailbox, openTestMailbox } from "../../testkit/test-mailbox.ts";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
let messages: TestMailbox;
beforeAll(async () => {
  site = await openSite();
  messages = await openTestMailbox(site);
});
afterAll(async () => {
  await messages.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(attempts);
});

let registrants = 0;
const newRegistrant = () => ({
  email: `rosa.${(registrants += 1)}@example.com`,
  password: "a long password 1!",
  userType: "paralegal",
});

test("a name with line breaks is one line of text in an email", async () => {
  const registrant = newRegistrant();
  const firstName = "Rosa\r\nBcc: x@example.com\r\n\r\nQuill";
  await site.anonymous.ask("register", { body: { ...registrant, firstName, lastName: "Qu\nill" } });
  const [message, ...others] = await messages.readNew();
  expect(others).toEqual([]);
  expect(message?.to).toEqual([{ address: registrant.email, name: expect.not.stringMatching(/[\r\n]/) }]);
  expect([message?.bcc, message?.cc]).toEqual([undefined, undefined]);
  expect(message?.headers.map(({ key }) => key)).not.toContain("bcc");
});

test("markup in a name is refused, and escaped in an email where it was stored before that rule", async () => {
  const registrant = newRegistrant();
  const names = { firstName: "Rosa <img src=x>", lastName: "Quill" };
  const refused = await site.anonymous.call("register", { body: { ...registrant, ...names } });
  expect([refused.statusCode, refused.body]).toEqual([400, `${dishonestName} (firstName)`]);
  await site.anonymous.ask("register", { body: { ...registrant, ...names, firstName: "Rosa" } });
  await messages.readNew();
  await site.db.update(users).set(names).where(eq(users.email, registrant.email));
  await site.anonymous.ask("requestPasswordReset", { body: { email: registrant.email } });
  const [message] = await messages.readNew();
  expect(message?.html).not.toContain("<img");
  expect(message?.text).toContain("Hello Rosa <img src=x>,");
});

test.each(["evil.test", "https://evil.test", "a@evil.test", "//evil.test"])(
  "a name %s is omitted where mail programs would turn it into a link",
  async (firstName) => {
    await site.anonymous.ask("register", { body: { ...newRegistrant(), firstName, lastName: "Quill" } });
    const [message] = await messages.readNew();
    expect(message?.text).toContain("Hello,");
    expect([message?.text, message?.html].join()).not.toContain("evil.test");
  },
);

test.each(["\u0007", "\u001b[2J", "\u0085"])(
  "a name with the control character %j is refused",
  async (sign) => {
    const answer = await site.anonymous.call("register", {
      body: { ...newRegistrant(), email: "other@example.com", firstName: `Ro${sign}sa`, lastName: "Quill" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Please remove the control characters");
  },
);

test.each([
  "a@example.com\r\nBcc: x@example.com",
  "a@exam\u2028ple.com",
  "a@example.com,x@example.com",
  "<a@example.com>",
  '"a b"@example.com',
])("the address %j is refused", async (email) => {
  const register = { body: { ...newRegistrant(), email, firstName: "Rosa", lastName: "Quill" } };
  const contact = {
    topic: contactTopics[0],
    name: "Rosa",
    email,
    message: "A message that is long.",
    website: "",
  };
  expect((await site.anonymous.call("register", register)).statusCode).toBe(400);
  expect((await site.anonymous.call("sendContactMessage", { body: contact })).statusCode).toBe(400);
  expect((await site.anonymous.call("requestPasswordReset", { body: { email } })).statusCode).toBe(400);
  expect(await messages.readNew()).toEqual([]);
});
