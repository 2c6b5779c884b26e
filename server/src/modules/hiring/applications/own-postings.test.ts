/** Members without application:review read and decide the applications to their own postings, and no others. */
import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let own: number;
let colleagues: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  const posting = await createPosting(site, cast, { postedById: cast.junior.id });
  own = await createApplication(site, cast.daniel, posting.id);
  colleagues = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
});
afterAll(() => site.close());

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

test("a junior associate's lists and counts hold the applications to the own posting alone", async () => {
  const { junior, partner } = cast;
  expect(idsOf(await junior.ask<Applicant[]>("listApplicants"))).toEqual([own]);
  expect(idsOf(await junior.ask<ReceivedApplication[]>("listReceivedApplications"))).toEqual([own]);
  const counts = await junior.ask<{ statuses: { pending: number }; jobs: { applications: number }[] }>(
    "countApplicants",
  );
  expect([counts.statuses.pending, counts.jobs.map(({ applications }) => applications)]).toEqual([1, [1]]);
  expect((await junior.ask<DashboardStats>("dashboardStats")).pendingApplications).toBe(1);
  expect(new Set(idsOf(await partner.ask<Applicant[]>("listApplicants")))).toEqual(
    new Set([own, colleagues]),
  );
  expect(await junior.ask<Applicant[]>("listApplicants", { query: { id: [String(colleagues)] } })).toEqual(
    [],
  );
});

test("a colleague's applications are not found, neither read nor decided nor written about", async () => {
  const params = { id: colleagues };
  for (const answer of [
    await cast.junior.call("getApplication", { params }),
    await cast.junior.call("getOffer", { params }),
    await cast.junior.call("decideApplication", { params, body: { status: "rejected" } }),
    await cast.junior.call("listApplicationNotes", { params }),
    await cast.junior.call("addApplicationNote", { params, body: { text: "Not mine." } }),
  ])
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.applicationNotFound]);
  const planned = await cast.junior.call("planDecisions", {
    body: { applicationIds: [colleagues], status: "rejected" },
  });
  expect([planned.statusCode, planned.body]).toEqual([409, errorMessages.noneUndecided]);
});

test("the own posting's application is shortlisted, noted and accepted", async () => {
  const { junior } = cast;
  const params = { id: own };
  await junior.ask("addApplicationNote", { params, body: { text: "Knows Relativity.", rating: 5 } });
  await junior.ask("decideApplication", { params, body: { status: "reviewing" } });
  await junior.ask("decideApplication", { params, body: { status: "accepted" } });
  const [applicant] = await junior.ask<Applicant[]>("listApplicants");
  expect(applicant?.status).toBe("accepted");
});

test("freelancers and people without a firm have no received applications", async () => {
  for (const name of ["listApplicants", "countApplicants", "listReceivedApplications"] as const)
    expect((await cast.daniel.call(name)).statusCode).toBe(403);
});
