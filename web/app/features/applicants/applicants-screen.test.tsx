import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { applicant } from "~/testkit/records.ts";
import ApplicantsScreen from "./applicants-screen.tsx";

test("counts that could not be loaded say so, with Retry, above the list", async () => {
  const { text, buttons } = await draw(<ApplicantsScreen />, {
    user: margaret,
    answers: [
      answer("listApplicants", [applicant()], { query: { sort: "match", limit: 50 } }),
      failure("countApplicants", 500, "Something went wrong.", { query: {} }),
    ],
    at: "/applicants",
  });
  expect(text).toContain("We couldn't load the counts and the list of postings");
  expect(text).toContain(applicant().paralegal.name);
  expect(text).not.toContain("Loading");
  expect(buttons.map(({ name }) => name)).toContain("Retry");
});
