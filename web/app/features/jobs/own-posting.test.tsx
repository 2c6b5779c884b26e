import type { StoredPosting } from "@caseload/contract/jobs/postings";
import type { PracticeRates } from "@caseload/contract/reporting/dashboards";
import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { member, margaret } from "~/testkit/people.ts";
import { jobDetail } from "~/testkit/records.ts";
import OwnPosting from "./own-posting.tsx";

const statuses = { pending: 2, reviewing: 1, accepted: 0, rejected: 1, withdrawn: 0 };
const job = jobDetail({ postedById: margaret.id });
const counts = answer("countApplicants", { statuses, unread: 2, jobs: [] }, { query: { jobId: 183 } });

test("a posting's applicants lead to the list of each status, and its terms and sections stand beside them", async () => {
  const { text, links } = await draw(<OwnPosting job={job} />, { user: margaret, answers: [counts] });
  expect(links.filter(({ to }) => to.startsWith("/applicants?"))).toEqual([
    { name: "Applicants (4)", to: "/applicants?job=183" },
    { name: "Pending Review 2", to: "/applicants?job=183&status=pending" },
    { name: "Under Review 1", to: "/applicants?job=183&status=reviewing" },
    { name: "Rejected 1", to: "/applicants?job=183&status=rejected" },
  ]);
  expect(links).toContainEqual({ name: "View as Applicant", to: "/jobs/183?view=applicant" });
  expect(text).toContain("by you.");
  for (const part of [job.title, job.description, job.duration]) expect(text).toContain(part);
});

test("a posting without applicants says so", async () => {
  const none = { pending: 0, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  const answers = [
    answer("countApplicants", { statuses: none, unread: 0, jobs: [] }, { query: { jobId: 183 } }),
  ];
  const { text } = await draw(<OwnPosting job={job} />, { user: margaret, answers });
  expect(text).toContain("No applicants yet.");
});

/** A posting as its form asks it. */
const stored = (changes: Partial<StoredPosting> = {}): StoredPosting => ({
  ...job,
  version: job.createdAt,
  hours: null,
  matterNumber: "2026-0417 HAL",
  supervisorId: null,
  parties: [{ name: "Halden Industries", role: "client", aliases: [] }],
  department: "Litigation",
  returned: null,
  applicants: 3,
  ...changes,
});
const params = { params: { id: 183 } };

test("what is private to the firm: matter, department and the parties, with the way to change them", async () => {
  const { text, links } = await draw(<OwnPosting job={job} />, {
    user: margaret,
    answers: [answer("getPosting", stored(), params)],
  });
  expect(text).toContain("Matter 2026-0417 HAL Department Litigation Conflict parties 1 party listed");
  expect(links).toContainEqual({ name: "1 party listed", to: "/jobs/183/edit" });
  const filled = await draw(<OwnPosting job={jobDetail({ status: "filled" })} />, {
    user: margaret,
    answers: [answer("getPosting", stored({ department: null, parties: [] }), params)],
  });
  expect(filled.text).toContain("Department None Conflict parties None listed");
  expect(filled.links.map(({ to }) => to)).not.toContain("/jobs/183/edit");
});

const rates = (median: number | null, postings: number): PracticeRates => ({
  isNewestOnly: false,
  areas: [{ area: "Litigation", postings, median, min: 40, max: 60 }],
});
const terms = async (experienceRequired: string | null, ofLevel?: PracticeRates) => {
  const answers = [
    answer("getPracticeRates", rates(52, 14)),
    ...(ofLevel ? [answer("getPracticeRates", ofLevel, { query: { experience: "senior" } })] : []),
  ];
  const posting = jobDetail({
    specialties: ["ediscovery", "litigation"],
    practiceArea: null,
    experienceRequired,
  });
  return (await draw(<OwnPosting job={posting} />, { user: margaret, answers })).text;
};

test("the median of the area stands below the pay: of the posting's years where enough ask for them", async () => {
  expect(await terms(null)).toContain("Area median $52/hr 14 open Litigation postings");
  expect(await terms("6-10", rates(57, 6))).toContain(
    "Area median $57/hr 6 open Litigation postings, 6–10 years",
  );
  expect(await terms("6-10", rates(null, 1))).toContain(
    "Area median $52/hr 14 open Litigation postings Hours",
  );
});

test("a flat fee is not compared with hourly rates", async () => {
  const { text } = await draw(
    <OwnPosting
      job={jobDetail({ budget: { kind: "flat", min: 450, max: 450 }, specialties: ["litigation"] })}
    />,
    { user: margaret, answers: [answer("getPracticeRates", rates(52, 14))] },
  );
  expect(text).not.toContain("Area median");
});

test("who may not read postings' rates is shown no median", async () => {
  const { text } = await draw(<OwnPosting job={job} />, {
    user: member("senior_partner", { permissions: [] }),
    answers: [answer("getPracticeRates", rates(52, 14))],
  });
  expect(text).not.toContain("Area median");
});

test("what could not be loaded says so, each with a way to try again", async () => {
  const { text, buttons } = await draw(<OwnPosting job={jobDetail({ specialties: ["litigation"] })} />, {
    user: margaret,
    answers: [
      failure("getJobInterest", 500, "Something went wrong.", params),
      failure("countApplicants", 500, "Something went wrong.", { query: { jobId: 183 } }),
      failure("getPracticeRates", 500, "Something went wrong."),
      failure("getPosting", 500, "Something went wrong.", params),
    ],
  });
  for (const title of [
    "We couldn't load views and applications",
    "We couldn't count the applicants",
    "We couldn't load the area median",
    "We couldn't load the private details",
  ])
    expect(text).toContain(title);
  expect(buttons.filter(({ name }) => name === "Retry")).toHaveLength(4);
});
