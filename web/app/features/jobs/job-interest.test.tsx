import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import JobInterest from "./job-interest.tsx";

const draws = (days: { day: string; views: number; applications: number }[]) =>
  draw(<JobInterest jobId={183} />, {
    user: margaret,
    answers: [answer("getJobInterest", { views: 31, applications: 3, days }, { params: { id: 183 } })],
  });

test("views and applications are summed, and listed by day, the newest first", async () => {
  const { text } = await draws([
    { day: "2026-11-20", views: 9, applications: 0 },
    { day: "2026-11-21", views: 18, applications: 2 },
    { day: "2026-11-22", views: 4, applications: 1 },
  ]);
  for (const part of [
    "By day, since it was created.",
    "Views 31",
    "Nov 20 Most in a day: 18 Today: 4",
    "Applications 3",
    "Nov 20 Most in a day: 2 Today: 1",
    "Day Views Applications Nov 22 4 1 Nov 21 18 2 Nov 20 9 0",
  ])
    expect(text).toContain(part);
});

test("a long or closed one says which days are shown", async () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    day: `2026-10-${String(at + 1).padStart(2, "0")}`,
    views: 0,
    applications: 0,
  }));
  const { text } = await draws(days);
  expect(text).toContain("By day, for the last 30 days.");
  expect(text).toContain("Oct 1 Most in a day: 0 Oct 30");
});
