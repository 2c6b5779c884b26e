import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { jobDetail, publicProfile } from "~/testkit/records.ts";
import JobDetailScreen from "./job-detail.tsx";
import ParalegalProfileScreen from "./paralegal-profile.tsx";

/** What these two screens read of all that the router hands to them. */
interface Given {
  params: { id: string };
  loaderData: { queries: never[]; failure: { status: number; text: string } | null; origin: string };
}
const at = (id: string, failure: Given["loaderData"]["failure"] = null): Given => ({
  params: { id },
  loaderData: { queries: [], failure, origin: "https://caseload.example" },
});
const notFound = { status: 404, text: "Not found" };
const Job = JobDetailScreen as unknown as ComponentType<Given>;
const Profile = ParalegalProfileScreen as unknown as ComponentType<Given>;

test.each([
  ["visitors", undefined, "/"],
  ["members", daniel, "/jobs"],
] as const)("from a job %s go back to all opportunities at %s", async (_who, user, to) => {
  const given = { answers: [answer("getJob", jobDetail(), { params: { id: 183 } })] };
  const { links } = await draw(<Job {...at("183")} />, user ? { ...given, user } : given);
  expect(links).toContainEqual({ name: "Back to All Opportunities", to });
});

test.each([
  ["their own posting", margaret.id, { name: "My Jobs", to: "/jobs/mine" }],
  ["a colleague's posting", margaret.id + 1, { name: "All Jobs", to: "/jobs/manage" }],
])("from %s members go back to its list", async (_which, postedById, link) => {
  const viewer = { application: null, mark: null, mayManage: true };
  const answers = [answer("getJob", jobDetail({ viewer, postedById }), { params: { id: 183 } })];
  const { links } = await draw(<Job {...at("183")} />, { user: margaret, answers });
  expect(links[0]).toEqual(link);
});

test("from a profile to all paralegals", async () => {
  const { links } = await draw(<Profile {...at("1")} />, {
    user: margaret,
    answers: [answer("getParalegalProfile", { ...publicProfile(), reviews: null }, { params: { id: 1 } })],
  });
  expect(links).toContainEqual({ name: "Back to All Paralegals", to: "/paralegals" });
});

test("a job that is not there", async () => {
  const { text, links } = await draw(<Job {...at("183", notFound)} />);
  expect(text).toContain(
    "Job Not Found The job listing you're looking for doesn't exist or has been removed.",
  );
  expect(links).toEqual([{ name: "Return to Home", to: "/" }]);
});

test("a profile that is not there", async () => {
  const { text, links } = await draw(<Profile {...at("1", notFound)} />);
  expect(text).toContain(
    "Profile Not Found The paralegal profile you're looking for doesn't exist or has been removed.",
  );
  expect(links).toEqual([{ name: "Return to Home", to: "/" }]);
});
