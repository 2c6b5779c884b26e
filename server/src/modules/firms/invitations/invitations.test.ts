import type { User } from "@caseload/contract/accounts/accounts";
import type { HeldInvitation, Invitation } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts, users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { demoPassword, makeDepartment } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const dayMs = 86_400_000;
let site: Site;
let mailer: TestMailer;
let announcements: Announcements;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
  announcements = await recordAnnouncements(site.connectionString);
});
beforeEach(async () => {
  firm = await createFirm(site, { name: "Lindqvist Okafor LLP" });
  await announcements.take();
});
afterEach(async () => {
  site.time.now = new Date();
  await site.db.delete(attempts);
});
afterAll(async () => {
  await announcements.stop();
  await mailer.close();
  await site.close();
});

const freshAddress = () => `guest.${crypto.randomUUID()}@example.com`;
const inviting = (email: string, more: object = {}, by: Colleague = firm.admin) =>
  by.call("invite", { body: { email, primaryRole: "associate", ...more } });
const read = (token: string, by = site.anonymous) => by.call("readInvitation", { body: { token } });

/** Invites an address. Returns the invitation and the token in its email. */
async function invited(email: string, more: object = {}) {
  const answer = await inviting(email, more);
  expect(answer.statusCode, answer.body).toBe(201);
  const [message] = await mailer.deliver();
  return { ...answer.json<Invitation>(), message, token: tokenIn(message) };
}

const newcomer = {
  firstName: "Robin",
  lastName: "Hale",
  password: "brief-2-file!",
  timeZone: "America/Chicago",
};
const join = (token: string, more: object = {}) =>
  site.anonymous.call("joinByInvitation", { body: { token, ...newcomer, ...more } });

describe("inviting", () => {
  test("sends one email to the address, with names only", async () => {
    const department = await makeDepartment(site.db, { firmId: firm.firmId, name: "Appeals" });
    const email = freshAddress();
    const { message, ...sent } = await invited(email, { departmentId: department.id });
    expect(sent).toMatchObject({ email, primaryRole: "associate", department: "Appeals", isExpired: false });
    expect(sent).toMatchObject({ invitedBy: firm.admin.name, isExpired: false });
    expect(message?.to.address).toBe(email);
    expect(message?.subject).toBe("Lindqvist Okafor LLP invited you to Caseload");
    expect(message?.text).toContain(`${firm.admin.name} invited you to join Lindqvist Okafor LLP`);
    expect(message?.text).toContain("Your role: Associate (Appeals).");
    expect(topicsFor(await announcements.take(), firm.admin.id)).toContain("team");
    expect(await mailer.deliver()).toEqual([]);
  });

  test("omits names that mail programs would turn into links", async () => {
    const firm = await createFirm(site, { name: "win.evil.test LLP" });
    const mallory = await firm.hire({ primaryRole: "firm_admin", firstName: "https://evil.test" });
    await mallory.ask("invite", { body: { email: freshAddress(), primaryRole: "associate" } });
    const [message] = await mailer.deliver();
    expect([message?.subject, message?.text, message?.html].join()).not.toContain("evil.test");
    expect(message?.text).toContain("An administrator invited you to join a law firm");
  });

  test("the database alone grants no access, and no response contains the token", async () => {
    const { token, id } = await invited(freshAddress());
    const [row] = await site.db.select().from(invitations).where(eq(invitations.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await firm.admin.call("listInvitations")).body).not.toContain(token);
    for (const guess of [row?.nonce ?? "", row?.tokenHash ?? "", token.slice(0, -1), `${token}a`])
      expect((await read(guess)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ["email", "nobody", "Please enter a valid email address"],
    ["email", undefined, "Please enter a valid email address"],
    ["primaryRole", "freelance_paralegal", "Please choose a role"],
    ["primaryRole", undefined, "Please choose a role"],
  ])("%s = %j is refused", async (field, value, sentence) => {
    const answer = await inviting(freshAddress(), { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
  });

  test("twice, a member, another firm's department, an unnamed firm, an unproven sender", async () => {
    const email = freshAddress();
    await inviting(email);
    const refused = async (answer: ReturnType<typeof inviting>) => {
      const { statusCode, body } = await answer;
      return [statusCode, body];
    };
    expect(await refused(inviting(email.toUpperCase()))).toEqual([409, firmErrorMessages.invitedAlready]);
    expect(await refused(inviting(firm.admin.email))).toEqual([409, firmErrorMessages.memberAlready]);
    const foreign = await makeDepartment(site.db, { firmId: (await createFirm(site)).firmId });
    expect(await refused(inviting(freshAddress(), { departmentId: foreign.id }))).toEqual([
      404,
      firmErrorMessages.departmentNotFound,
    ]);
    await site.db.update(firms).set({ name: null }).where(eq(firms.id, firm.firmId));
    expect(await refused(inviting(freshAddress()))).toEqual([409, firmErrorMessages.nameFirmFirst]);
    await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, firm.admin.id));
    expect(await refused(inviting(freshAddress()))).toEqual([409, firmErrorMessages.proveAddressFirst]);
    await mailer.deliver();
  });

  test("a mailbox gets at most one email an hour from all firms", async () => {
    const email = freshAddress();
    const { id } = await invited(email);
    const answers = [await firm.admin.call("resendInvitation", { params: { id } })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429]);
    expect(answers.at(-1)?.body).toMatch(
      /^This address has received an email within the last hour\. .* resend the invitation in 6\d minutes\.$/,
    );
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(3_500);
    const rival = await createFirm(site);
    for (const address of [email, email.replace("@", "+tag@")]) {
      const answer = await inviting(address, {}, rival.admin);
      expect(answer.statusCode).toBe(201);
      // The answer reads as one whose email goes out at once: what else the address received is nobody's business.
      const fresh = (await inviting(freshAddress(), {}, rival.admin)).json<Invitation>();
      expect(Object.keys(answer.json<Invitation>())).toEqual(Object.keys(fresh));
      expect(answer.json<Invitation>()).toMatchObject({ sentAt: fresh.sentAt, isExpired: false });
    }
    const delivered = (await mailer.deliver()).map(({ to }) => to.address);
    expect(delivered.filter((address) => address.replace("+tag", "") === email)).toEqual([]);
    await passEmailHour(site.db);
    expect((await firm.admin.call("resendInvitation", { params: { id } })).statusCode).toBe(200);
    expect(await mailer.deliver()).toHaveLength(1);
    for (let hour = 0; hour < 2; hour += 1) {
      await passEmailHour(site.db);
      expect(await mailer.deliverDelayed()).toHaveLength(1);
    }
  });

  test("four concurrent invitations of one address create one", async () => {
    const email = freshAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => inviting(email)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
    expect(await mailer.deliver()).toHaveLength(1);
  });
});

describe("an outsider", () => {
  test("can neither see nor change invitations", async () => {
    const { id, email } = await invited(freshAddress());
    const rival = await createFirm(site);
    const assistant = await firm.hire({ primaryRole: "senior_partner" });
    expect((await rival.admin.call("listInvitations")).json()).toEqual([]);
    expect((await assistant.call("listInvitations")).statusCode).toBe(403);
    expect((await site.anonymous.call("listInvitations")).statusCode).toBe(401);
    for (const name of ["resendInvitation", "revokeInvitation"] as const) {
      const foreign = await rival.admin.call(name, { params: { id } });
      expect([foreign.statusCode, foreign.body]).toEqual([404, firmErrorMessages.invitationNotFound]);
      expect((await assistant.call(name, { params: { id } })).statusCode).toBe(403);
    }
    expect((await firm.admin.call("listInvitations")).body).toContain(email);
  });
});

describe("joining with a new account", () => {
  test("creates a signed-in member with a verified address, and notifies the firm", async () => {
    const email = freshAddress();
    const department = await makeDepartment(site.db, { firmId: firm.firmId, name: "Trials" });
    const { token } = await invited(email, { primaryRole: "senior_paralegal", departmentId: department.id });
    expect((await read(token)).json<HeldInvitation>()).toMatchObject({
      firmName: "Lindqvist Okafor LLP",
      invitedBy: firm.admin.name,
      email,
      primaryRole: "senior_paralegal",
      department: "Trials",
      next: "join",
    });
    const answer = await join(token);
    expect(answer.statusCode).toBe(201);
    const member = await site.signIn(email, newcomer.password);
    expect(await member.ask<User>("me")).toMatchObject({
      email,
      emailVerified: true,
      userType: "paralegal",
      primaryRole: "senior_paralegal",
      department: "Trials",
      firmId: firm.firmId,
      firmName: "Lindqvist Okafor LLP",
      termsAccepted: true,
      timeZone: "America/Chicago",
    });
    expect(answer.cookies.some(({ name }) => name.includes("session"))).toBe(true);
    expect(topicsFor(await announcements.take(), firm.admin.id)).toEqual(
      expect.arrayContaining(["notifications", "team"]),
    );
    const again = await join(token);
    expect([again.statusCode, again.body]).toEqual([410, errorMessages.linkExpired]);
    await mailer.deliver();
  });

  test.each([
    ["firstName", "R", "First name must be at least 2 characters"],
    ["lastName", "", "Last name must be at least 2 characters"],
    ["password", "short1!", "Password must be at least 8 characters"],
    ["password", "long enough", "Password must contain at least one number and one special character"],
    ["password", `${newcomer.lastName}-2026!`, errorMessages.commonPassword],
  ])(
    "%s = %j is rejected with the spec's message, and the link stays valid",
    async (field, value, sentence) => {
      const { token } = await invited(freshAddress());
      const answer = await join(token, { [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`${sentence} (${field}`);
      expect((await read(token)).statusCode).toBe(200);
    },
  );

  test("five concurrent requests with one link create one account", async () => {
    const email = freshAddress();
    const { token } = await invited(email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => join(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 410, 410, 410, 410,
    ]);
    expect(await site.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    await mailer.deliver();
  });

  test("leads to a reset when another person registered the address unconfirmed", async () => {
    const email = freshAddress();
    const stranger = { firstName: "Ro", lastName: "Quill", userType: "attorney", timeZone: "UTC" };
    const account = { ...stranger, email, password: "not-yours-1!" };
    expect((await site.anonymous.call("register", { body: account })).statusCode).toBe(201);
    await mailer.deliver();
    await passEmailHour(site.db);
    const { token } = await invited(email);
    expect((await read(token)).json<HeldInvitation>().next).toBe("sign_in");
    const refused = await join(token);
    expect([refused.statusCode, refused.body]).toEqual([409, firmErrorMessages.invitedHasAccount]);
    await passEmailHour(site.db);
    await site.anonymous.ask("requestPasswordReset", { body: { email } });
    const [message] = await mailer.deliver();
    const body = { token: tokenIn(message), password: newcomer.password };
    expect((await site.anonymous.call("resetPassword", { body })).statusCode).toBe(200);
    const owner = await site.signIn(email, newcomer.password);
    expect((await read(token, owner)).json<HeldInvitation>().next).toBe("accept");
    expect((await owner.call("acceptInvitation", { body: { token } })).statusCode).toBe(200);
    expect(await owner.ask<User>("me")).toMatchObject({ firmId: firm.firmId, emailVerified: true });
    await mailer.deliver();
  });

  test("fails when an account has verified the address", async () => {
    const owner = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    const { token } = await invited(owner.email, { primaryRole: "paralegal" });
    expect((await read(token)).json<HeldInvitation>().next).toBe("sign_in");
    const answer = await join(token);
    expect([answer.statusCode, answer.body]).toEqual([409, firmErrorMessages.invitedHasAccount]);
    expect((await read(token)).statusCode).toBe(200);
  });
});

describe("accepting with an account", () => {
  const accept = (by: Colleague, token: string) => by.call("acceptInvitation", { body: { token } });

  test("adds a freelancer at once, and only once", async () => {
    const leila = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    const { token } = await invited(leila.email, { primaryRole: "paralegal_supervisor" });
    expect((await read(token, leila)).json<HeldInvitation>().next).toBe("accept");
    expect((await accept(leila, token)).statusCode).toBe(200);
    await expect.poll(async () => (await leila.call("listTeam")).statusCode).toBe(200);
    expect(await leila.ask<User>("me")).toMatchObject({
      primaryRole: "paralegal_supervisor",
      firmId: firm.firmId,
    });
    expect((await accept(leila, token)).statusCode).toBe(410);
    expect((await firm.admin.call("listInvitations")).json()).toEqual([]);
    await mailer.deliver();
  });

  test("an attorney leaves their own firm; a firm with members keeps its last administrator", async () => {
    const alone = await createFirm(site);
    const { token } = await invited(alone.admin.email);
    expect((await accept(alone.admin, token)).statusCode).toBe(200);
    expect((await site.anonymous.call("getFirm", { params: { id: alone.firmId } })).statusCode).toBe(404);
    const needed = await createFirm(site);
    await needed.hire({ primaryRole: "associate" });
    const second = await invited(needed.admin.email);
    const refused = await accept(needed.admin, second.token);
    expect([refused.statusCode, refused.body]).toEqual([409, errorMessages.lastAdministrator]);
    expect((await read(second.token)).statusCode).toBe(200);
  });

  test("requires a signed-in user with the invited address and user type", async () => {
    const { email } = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    const { token } = await invited(email);
    const outsider = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    expect((await read(token, outsider)).json<HeldInvitation>().next).toBe("other");
    const other = await accept(outsider, token);
    expect([other.statusCode, other.body]).toEqual([403, firmErrorMessages.invitationForAnother]);
    const invitee = await site.signIn(email);
    const wrongSide = await invitee.call("acceptInvitation", { body: { token } });
    expect([wrongSide.statusCode, wrongSide.body]).toEqual([409, `${firmErrorMessages.roleOfAttorneys}.`]);
    expect((await site.anonymous.call("acceptInvitation", { body: { token } })).statusCode).toBe(401);
  });

  test("verifies an unverified address", async () => {
    const claimant = await createSignedIn(site, { primaryRole: "freelance_paralegal", emailVerified: false });
    const { token } = await invited(claimant.email, { primaryRole: "paralegal" });
    expect((await read(token, claimant)).json<HeldInvitation>().next).toBe("accept");
    expect((await accept(claimant, token)).statusCode).toBe(200);
    expect(await claimant.ask<User>("me")).toMatchObject({ emailVerified: true });
  });
});

describe("a link ends", () => {
  test("after seven days, and resending creates a new one", async () => {
    const { token, id } = await invited(freshAddress());
    site.time.now = new Date(Date.now() + 7 * dayMs + 1_000);
    const dead = await read(token);
    expect([dead.statusCode, dead.body]).toEqual([410, errorMessages.linkExpired]);
    expect((await join(token)).statusCode).toBe(410);
    const [listed] = (await firm.admin.call("listInvitations")).json<Invitation[]>();
    expect(listed).toMatchObject({ id, isExpired: true });
    await passEmailHour(site.db);
    await firm.admin.ask("resendInvitation", { params: { id } });
    const [message] = await mailer.deliver();
    expect((await read(tokenIn(message))).statusCode).toBe(200);
    expect((await read(token)).statusCode).toBe(410);
  });

  test("when it is revoked, also before the email is sent", async () => {
    const { token, id } = await invited(freshAddress());
    expect((await firm.admin.call("revokeInvitation", { params: { id } })).statusCode).toBe(200);
    expect((await read(token)).statusCode).toBe(410);
    expect((await firm.admin.call("revokeInvitation", { params: { id } })).statusCode).toBe(404);
    const early = (await inviting(freshAddress())).json<Invitation>();
    await firm.admin.ask("revokeInvitation", { params: { id: early.id } });
    expect(await mailer.deliver()).toEqual([]);
  });

  test("when the account of its address is deleted; invitations sent by the account stay, without a name", async () => {
    const leaver = await firm.hire({ primaryRole: "firm_admin" });
    const elsewhere = await createFirm(site);
    await inviting(leaver.email, {}, elsewhere.admin);
    const { id } = (await inviting(freshAddress(), {}, leaver)).json<Invitation>();
    await leaver.ask("deleteAccount", { body: { password: demoPassword } });
    expect((await elsewhere.admin.call("listInvitations")).json()).toEqual([]);
    expect((await firm.admin.call("listInvitations")).json()).toMatchObject([{ id, invitedBy: null }]);
    await mailer.deliver();
  });

  test("when the firm has no members", async () => {
    const { token } = await invited(freshAddress());
    expect((await firm.admin.call("leaveFirm")).statusCode).toBe(200);
    expect((await read(token)).statusCode).toBe(410);
    expect((await join(token)).statusCode).toBe(410);
  });
});
