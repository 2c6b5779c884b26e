import { describe, expect, it } from "vitest";
import { concepts } from "./concepts.ts";
import { ancestors, findConcept, practicesOf, relatedTo } from "./ontology.ts";
import { conceptForValue } from "./concept-for-value.ts";
import { normalizedWords } from "./tokens.ts";

describe("the lists", () => {
  it("hold a vocabulary, not a sample", () => {
    expect(concepts.length).toBeGreaterThan(1400);
  });

  it("refer only to concepts that exist, and to practices as practices", () => {
    const missing = concepts.flatMap(({ id, parent, related, practice }) => [
      ...[parent, ...(related ?? [])]
        .filter((other) => other !== undefined && findConcept(other) === null)
        .map((other) => `${id} -> ${other}`),
      ...(practice ?? [])
        .filter((area) => findConcept(area)?.kind !== "practice")
        .map((area) => `${id} in ${area}`),
    ]);
    expect(missing).toEqual([]);
  });

  it("name in needs only concepts and single words", () => {
    const odd = concepts.flatMap(({ id, ambiguous }) =>
      (ambiguous ?? []).flatMap(({ context }) =>
        context
          .filter((need) => findConcept(need) === null && normalizedWords(need).length !== 1)
          .map((need) => `${id}: ${need}`),
      ),
    );
    expect(odd).toEqual([]);
  });

  it("give every sub-field a practice area", () => {
    expect(concepts.filter(({ id, kind }) => kind === "subfield" && practicesOf(id).size === 0)).toEqual([]);
  });
});

describe("relations", () => {
  it("climb from a form to its practice", () => {
    expect(ancestors("uscis-i-589")).toEqual(["asylum", "humanitarian-immigration", "immigration"]);
    expect([...practicesOf("erisa")]).toEqual(["employment", "tax"]);
    expect(relatedTo("discovery").has("ediscovery")).toBe(true);
  });
});

describe("the values of the forms", () => {
  it.each([
    ["realestate", "real-estate"],
    ["real_estate", "real-estate"],
    ["Real Estate", "real-estate"],
    ["corporate", "corporate"],
    ["corporate_law", "corporate"],
    ["Corporate Law", "corporate"],
    ["litigation", "litigation"],
    ["immigration", "immigration"],
    ["ip", "intellectual-property"],
    ["intellectual_property", "intellectual-property"],
    ["family", "family"],
    ["family_law", "family"],
    ["employment", "employment"],
    ["employment_law", "employment"],
    ["bankruptcy", "bankruptcy"],
    ["tax", "tax"],
    ["tax_law", "tax"],
    ["criminal", "criminal"],
    ["criminal_law", "criminal"],
    ["class-action", "class-action"],
    ["daca", "daca"],
    ["spanish", "language-spanish"],
    ["due-diligence", "due-diligence"],
    ["ediscovery", "ediscovery"],
    ["contract-review", "contract-review"],
    ["personal_injury", "personal-injury"],
    ["estate_planning", "estate-planning"],
    ["Environmental Law", "environmental"],
    ["Healthcare Law", "healthcare"],
    ["Health Law", "healthcare"],
    ["Contract Law", "contract-law"],
    ["Securities Law", "securities"],
    ["Certified Paralegal (CP)", "certified-paralegal"],
    ["Registered Paralegal (RP)", "registered-paralegal"],
    ["Advanced Certified Paralegal (ACP)", "advanced-certified-paralegal"],
    ["Professional Paralegal (PP)", "professional-paralegal"],
    ["Certified Legal Assistant (CLA)", "certified-legal-assistant"],
    ["Paralegal Certificate", "paralegal-certificate"],
    ["Legal Studies Degree", "legal-studies-degree"],
    ["Notary Public", "notary"],
    ["E-Discovery Certification", "ediscovery-certification"],
    ["Litigation Support Certification", "litigation-support-certification"],
    ["something else entirely", null],
    ["", null],
  ])("%s", (value, expected) => {
    expect(conceptForValue(value)).toBe(expected);
  });
});
