import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { structuredTerms } from "~/testkit/records.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import { draftOf, type TermsDraft } from "./terms-draft.ts";
import type { CheckedTerms } from "./use-terms-form.ts";
import { ClauseFields, ServiceFields } from "./work-fields.tsx";

/** The sections as the terms editor has them. */
function Sections() {
  const form = useForm<TermsDraft, unknown, CheckedTerms>({ defaultValues: draftOf(structuredTerms()) });
  return (
    <>
      <FileSection title="Services">
        <ServiceFields form={form} />
      </FileSection>
      <FileSection title="Extra clauses">
        <ClauseFields form={form} />
      </FileSection>
    </>
  );
}

test("a section and its group of fields show their name once, and both have it", async () => {
  const { html } = await draw(<Sections />);
  for (const name of ["Services", "Extra clauses"]) {
    expect(html).toMatch(new RegExp(`<h2>${name}</h2>`));
    expect(html).toMatch(new RegExp(`<legend class="visually-hidden">${name}`));
  }
});
