import type { User } from "@caseload/contract/accounts/accounts";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Job } from "@caseload/contract/jobs/jobs";
import { makeFirm, makeJob } from "../../../demo/factories.ts";
import { type Announcements, topicsFor } from "../../../testkit/announcements.ts";
import { type Member, openProfileSite, type ProfileSite } from "../../../testkit/profile-site.ts";
import type { Site } from "../../../testkit/site.ts";

let site: Site;
let heard: Announcements;
let paralegal: Member;
let attorney: Member;

const firmForm = {
  location: "Philadelphia, PA",
  firmName: "Lindqvist Okafor LLP",
  firmSize: "medium",
  workType: "hybrid",
  description: "",
  practiceAreas: ["litigation"],
};

let join: ProfileSite["join"];
let profiles: ProfileSite;
beforeAll(async () => {
  profiles = await openProfileSite();
  ({ site, heard, attorney, join } = profiles);
});
beforeEach(async () => {
  paralegal = await profiles.joinParalegal();
});
afterAll(() => profiles.close());

describe("a firm's profile", () => {
  test("is set up by its partner, named on its postings, and read by its members", async () => {
    const firm = await makeFirm(site.db, site.time.now, { name: null, complete: false });
    const partner = await join({ primaryRole: "managing_partner", firmId: firm.id });
    const member = await join({ primaryRole: "junior_associate", firmId: firm.id });
    await makeJob(site.db, site.time.now, { firmId: firm.id, postedById: partner.id });
    expect((await partner.ask<FirmProfile>("getOwnFirmProfile")).complete).toBe(false);
    expect((await partner.ask<User>("me")).hasProfile).toBe(false);
    await heard.take();

    const created = await partner.call("createFirmProfile", { body: firmForm });
    expect(created.statusCode).toBe(201);
    const profile = await member.ask<FirmProfile>("getOwnFirmProfile");
    expect(created.json()).toEqual(profile);
    expect(profile).toEqual({
      ...firmForm,
      firmId: firm.id,
      description: null,
      defaultTerms: null,
      mailingAddress: null,
      complete: true,
    });
    const announced = await heard.take();
    expect(topicsFor(announced, partner.id)).toEqual(["jobs", "profile"]);
    expect(topicsFor(announced, member.id)).toEqual(["jobs", "profile"]);
    expect(topicsFor(announced, paralegal.id)).toEqual(["jobs"]);
    expect(await partner.ask<User>("me")).toMatchObject({
      hasProfile: true,
      firmName: "Lindqvist Okafor LLP",
    });
    const [job] = await site.anonymous.ask<Job[]>("listJobs", { query: { limit: 1 } });
    expect(job?.firmName).toBe("Lindqvist Okafor LLP");

    const again = await partner.call("createFirmProfile", { body: { ...firmForm, firmSize: "large" } });
    expect([again.statusCode, again.json<FirmProfile>().firmSize]).toEqual([201, "large"]);
    expect(topicsFor(await heard.take(), paralegal.id)).toEqual([]);
  });

  test("keeps its default terms until the form names them", async () => {
    const save = (more: object) =>
      attorney.ask<FirmProfile>("createFirmProfile", {
        body: { ...firmForm, firmName: "Default Terms LLP", ...more },
      });
    expect((await save({ defaultTerms: "Invoices on Fridays." })).defaultTerms).toBe("Invoices on Fridays.");
    expect((await save({})).defaultTerms).toBe("Invoices on Fridays.");
    expect((await save({ defaultTerms: "" })).defaultTerms).toBeNull();
  });

  test("is changed only with firm:edit, and only one's own", async () => {
    const before = await attorney.ask<FirmProfile>("getOwnFirmProfile");
    const member = await join({ primaryRole: "senior_partner", firmId: before.firmId });
    const refused = await member.call("createFirmProfile", { body: firmForm });
    expect([refused.statusCode, refused.body]).toEqual([403, errorMessages.notPermitted]);
    const outside = await paralegal.call("createFirmProfile", { body: firmForm });
    expect([outside.statusCode, outside.body]).toEqual([403, errorMessages.firmOnly]);
    expect((await paralegal.call("getOwnFirmProfile")).statusCode).toBe(403);
    expect((await site.anonymous.call("createFirmProfile", { body: firmForm })).statusCode).toBe(401);
    const other = await makeFirm(site.db, site.time.now);
    const rival = await join({ primaryRole: "managing_partner", firmId: other.id });
    await rival.ask("createFirmProfile", { body: { ...firmForm, firmId: before.firmId, firmName: "Rival" } });
    expect(await attorney.ask<FirmProfile>("getOwnFirmProfile")).toEqual(before);
  });

  test.each([
    ["location", "", "Location is required"],
    ["firmName", " ", "Firm name is required"],
    ["firmSize", undefined, "Firm size is required"],
    ["firmSize", "enormous", "Please choose a firm size from the list"],
    ["workType", "on the moon", "Please choose a work arrangement from the list"],
    ["workType", "", "Work type preference is required"],
    ["practiceAreas", [], "Select at least one practice area"],
    ["practiceAreas", [""], "Select at least one practice area"],
  ])("%s = %j is refused with the spec's sentence", async (field, value, sentence) => {
    const answer = await attorney.call("createFirmProfile", { body: { ...firmForm, [field]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
  });
});
