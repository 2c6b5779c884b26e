import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import { jobDetail } from "~/testkit/records.ts";
import OwnerActions from "./owner-actions.tsx";

const statuses = { pending: 2, reviewing: 1, accepted: 0, rejected: 1, withdrawn: 0 };
const answers = [answer("countApplicants", { statuses, unread: 2, jobs: [] }, { query: { jobId: 183 } })];
const header = (status: "draft" | "open" | "closed" | "filled") =>
  draw(<OwnerActions job={jobDetail({ status })} />, { user: margaret, answers });
const names = (of: readonly { name: string }[]): string[] => of.map(({ name }) => name);

test("an open posting's applicants are counted, and it is edited, copied, paused and closed from its page", async () => {
  const { links, buttons } = await header("open");
  expect(links).toEqual([
    { name: "Applicants (4)", to: "/applicants?job=183" },
    { name: "Edit", to: "/jobs/183/edit" },
  ]);
  expect(names(buttons)).toEqual(["Duplicate", "Copy Link", "Pause", "Close"]);
});

test("a filled posting is reopened and not edited, a draft is not closed", async () => {
  const filled = await header("filled");
  expect(names(filled.links)).toEqual(["Applicants (4)"]);
  expect(names(filled.buttons)).toContain("Reopen");
  expect(names((await header("draft")).buttons)).toEqual(["Duplicate", "Copy Link"]);
});

test("a paused posting is resumed", async () => {
  const job = jobDetail({ pausedAt: "2026-11-21T15:00:00.000Z", pausedByFirm: true });
  const { buttons } = await draw(<OwnerActions job={job} />, { user: margaret, answers });
  expect(names(buttons)).toEqual(["Duplicate", "Copy Link", "Resume", "Close"]);
});

test("who does not review applications has no way to them", async () => {
  const { links } = await draw(<OwnerActions job={jobDetail()} />, {
    user: { ...daniel, firmId: 1 },
  });
  expect(names(links)).toEqual(["Edit"]);
});
