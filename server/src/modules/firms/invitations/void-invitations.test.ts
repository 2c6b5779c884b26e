/** An invitation is worth what its inviter may do today. */
import type { Invitation } from "@caseload/contract/firms/invitations";
import { errorMessages } from "@caseload/contract/error-messages";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { FirmRole } from "@caseload/contract/firms/firm-roles";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoPassword } from "../../../demo/factories.ts";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { startTestMailer, type TestMailer, tokenIn } from "../../../testkit/test-mailer.ts";

let site: Site;
let mailer: TestMailer;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  mailer = await startTestMailer(site);
});
beforeEach(async () => {
  await site.db.delete(attempts);
  firm = await createFirm(site);
});
afterAll(async () => {
  await mailer.close();
  await site.close();
});

const freshAddress = () => `guest.${crypto.randomUUID()}@example.com`;
const newcomer = {
  firstName: "Robin",
  lastName: "Hale",
  password: "brief-2-file!",
  timeZone: "America/Chicago",
};

async function invitedBy(by: Colleague, primaryRole: FirmRole, email = freshAddress()) {
  const { id } = await by.ask<Invitation>("invite", { body: { email, primaryRole } });
  const [message] = await mailer.deliver();
  return { id, token: tokenIn(message) };
}
const change = (member: Colleague, primaryRole: FirmRole) =>
  firm.admin.ask("changeMember", { params: { id: member.id }, body: { primaryRole } });
const deactivate = (member: Colleague) => firm.admin.ask("deactivateMember", { params: { id: member.id } });
const listed = () => firm.admin.ask<Invitation[]>("listInvitations");

async function expectVoid(token: string) {
  const answers = [
    await site.anonymous.call("readInvitation", { body: { token } }),
    await site.anonymous.call("joinByInvitation", { body: { token, ...newcomer } }),
  ];
  for (const { statusCode, body } of answers)
    expect([statusCode, body]).toEqual([410, errorMessages.linkExpired]);
}

describe("the link of an inviter", () => {
  test.each([
    ["demoted", (member: Colleague) => change(member, "firm_admin")],
    ["expelled", deactivate],
    [
      "demoted and expelled",
      async (member: Colleague) => {
        await change(member, "associate");
        await deactivate(member);
      },
    ],
    ["who left", (member: Colleague) => member.ask("leaveFirm")],
    [
      "who deleted the account",
      (member: Colleague) => member.ask("deleteAccount", { body: { password: demoPassword } }),
    ],
  ])("%s is void, for accounts too", async (_, end) => {
    const partner = await firm.hire({ primaryRole: "managing_partner" });
    const owner = await createSignedIn(site, { primaryRole: "managing_partner" });
    const { token, id } = await invitedBy(partner, "managing_partner");
    const second = await invitedBy(partner, "managing_partner", owner.email);
    await end(partner);
    await expectVoid(token);
    const accepted = await owner.call("acceptInvitation", { body: { token: second.token } });
    expect([accepted.statusCode, accepted.body]).toEqual([410, errorMessages.linkExpired]);
    expect(await listed()).toMatchObject([{ isExpired: true }, { id, isExpired: true }]);
    await mailer.deliver();
  });

  test("demoted to a role that may give the invited one stays usable", async () => {
    const partner = await firm.hire({ primaryRole: "managing_partner" });
    const { token } = await invitedBy(partner, "associate");
    await change(partner, "firm_admin");
    expect(await listed()).toMatchObject([{ isExpired: false }]);
    expect((await site.anonymous.call("joinByInvitation", { body: { token, ...newcomer } })).statusCode).toBe(
      201,
    );
    await mailer.deliver();
  });

  test("works again when a colleague who may give the role resends it, and is not emailed while void", async () => {
    const partner = await firm.hire({ primaryRole: "managing_partner" });
    const body = { email: freshAddress(), primaryRole: "managing_partner" };
    const { id } = await partner.ask<Invitation>("invite", { body });
    await change(partner, "associate");
    const sent = await mailer.deliver();
    expect(sent.filter(({ to }) => to.address === body.email)).toEqual([]);
    await site.db.delete(attempts);
    await firm.admin.ask("resendInvitation", { params: { id } });
    const [message] = await mailer.deliver();
    expect(
      (await site.anonymous.call("readInvitation", { body: { token: tokenIn(message) } })).statusCode,
    ).toBe(200);
    expect(await listed()).toMatchObject([{ id, isExpired: false, invitedBy: firm.admin.name }]);
  });
});

test("revoking requires to be able to give the role", async () => {
  const clerk = await firm.hire({ primaryRole: "firm_admin" });
  const { id, token } = await invitedBy(firm.admin, "managing_partner");
  const refused = await clerk.call("revokeInvitation", { params: { id } });
  expect([refused.statusCode, refused.body]).toEqual([403, firmErrorMessages.roleAboveOwn]);
  expect((await site.anonymous.call("readInvitation", { body: { token } })).statusCode).toBe(200);
  const own = await invitedBy(firm.admin, "associate");
  expect((await clerk.call("revokeInvitation", { params: { id: own.id } })).statusCode).toBe(200);
  expect((await firm.admin.call("revokeInvitation", { params: { id } })).statusCode).toBe(200);
});
