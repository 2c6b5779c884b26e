import { jobSpecialties } from "@caseload/contract/form-options";
import { afterEach, expect, test, vi } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { blankPosting, type PostingValues } from "./posting-draft.ts";
import { type PostingOutput, RequirementFields, WorkFields } from "./posting-fields.tsx";
import PostingForm from "./posting-form.tsx";
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

afterEach(() => vi.unstubAllGlobals());

test("the dialog asks who supervises where the firm has several attorneys", async () => {
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  const dialog = <PostingForm formId="post" onPost={() => Promise.resolve()} />;
  const attorneys = [
    { id: margaret.id, name: "Margaret Okafor", primaryRole: "senior_partner" as const },
    { id: 12, name: "Ingrid Lindqvist", primaryRole: "managing_partner" as const },
  ];
  const drawn = (count: number) =>
    draw(dialog, { user: margaret, answers: [answer("listAttorneys", attorneys.slice(0, count))] });
  const { labels, text } = await drawn(2);
  expect(labels).toContain("Supervising attorney");
  expect(text).toContain("Default: you");
  expect((await drawn(1)).labels).not.toContain("Supervising attorney");
});
