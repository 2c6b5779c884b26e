import { jobSpecialties } from "@caseload/contract/form-options";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { blankPosting, type PostingValues } from "./posting-draft.ts";
import { type PostingOutput, RequirementFields, WorkFields } from "./posting-fields.tsx";
import { useSchemaForm } from "~/lib/form.ts";
import { posting } from "@caseload/contract/jobs/jobs";

function Form() {
  const form = useSchemaForm<PostingValues, PostingOutput>(posting, { defaultValues: blankPosting });
  return (
    <>
      <WorkFields form={form} />
      <RequirementFields form={form} />
    </>
  );
}

test("the dialog asks what the call takes, fifteen specialties among it; priority starts at Medium", async () => {
  const { labels, buttons, text } = await draw(<Form />, { user: margaret });
  expect(labels.map((label) => label.replace(" (optional)", ""))).toEqual(
    expect.arrayContaining([
      "Job title",
      "Location",
      "Work arrangement",
      "Hours per week",
      "Duration",
      "Required specialties",
      "Description",
      "Priority",
    ]),
  );
  for (const { label } of jobSpecialties) expect(buttons.map(({ name }) => name)).toContain(label);
  expect(text).toContain("Medium");
});
