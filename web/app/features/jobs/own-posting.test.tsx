import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
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
