import { legalDocuments, legalVersions } from "@caseload/contract/accounts/legal-versions";
import { operator, product } from "@caseload/contract/product";
import { describe, expect, it } from "vitest";
import { findLegalText, versionsOf } from "./legal-documents.server.ts";

describe.each(legalDocuments)("%s", (document) => {
  const { version, effective } = legalVersions[document];

  it("has the version that members accept, in force from the same day", () => {
    expect(findLegalText(document)).toMatchObject({ document, version, effective });
    expect(findLegalText(document, version)).toBe(findLegalText(document));
    expect(versionsOf(document)).toContainEqual({ version, effective });
  });

  it("names the product and the operator, and leaves no blank", () => {
    const html = findLegalText(document)?.html ?? "";
    expect(html).toContain(product.name);
    expect(html).toContain(operator.operator);
    expect(html).not.toMatch(/\{\{|\}\}/);
  });

  it("knows no version that never was", () => {
    expect(findLegalText(document, "1999-01")).toBeUndefined();
    expect(findLegalText(document, "../terms-2026-11")).toBeUndefined();
  });
});

it("states the law and the courts that the operator has set", () => {
  const html = findLegalText("terms")?.html ?? "";
  expect(html).toContain(operator.law);
  expect(html).toContain(operator.courts);
});

it("says what is kept by consent to improve matching, and how it is withdrawn", () => {
  const notice = findLegalText("privacy")?.html ?? "";
  expect(notice).toContain("This is off until you turn it on.");
  expect(notice).toContain("If you turn it off, we delete these records at once.");
  expect(findLegalText("privacy", "2026-11")?.html).not.toContain("Outcomes of applications");
});
