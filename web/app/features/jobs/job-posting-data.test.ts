import { describe, expect, test } from "vitest";
import { jobPostingData, jobPostingScript } from "./job-posting-data.tsx";

const job = {
  id: 183,
  title: "Second-pass privilege review",
  description: "Take the second pass.\nIn <b>nine</b> days.\n\n- Logs & notes\n- Clawback",
  firmId: 1,
  firmName: "Lindqvist Okafor LLP",
  location: "Philadelphia, PA",
  workArrangement: "Hybrid",
  hoursPerWeek: "25",
  duration: "8 weeks",
  specialties: ["litigation", "ediscovery"],
  priority: "urgent",
  status: "open",
  createdAt: "2026-11-18T14:00:00.000Z",
  deadline: "2026-12-04",
  postedById: 4,
  postedByName: "Margaret Okafor",
  postedByAvatar: null,
  postedByEmailConfirmed: true,
  budgetRange: "$48-58/hr",
  practiceArea: null,
  experienceRequired: null,
  urgency: null,
  positions: 2,
  firmHasPage: true,
  postedByRole: "senior_partner",
  memberSince: "2026-01-01T00:00:00.000Z",
  barAdmission: null,
} as const;
const origin = "https://caseload.test";
const dataOf = (given: object = {}) =>
  jobPostingData({ ...job, specialties: [...job.specialties], ...given }, origin);

test("names everything that is required, and what we know beyond it", () => {
  expect(dataOf()).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Second-pass privilege review",
    description:
      "<p>Take the second pass.<br>In &lt;b&gt;nine&lt;/b&gt; days.</p><ul><li>Logs &amp; notes</li><li>Clawback</li></ul>",
    datePosted: "2026-11-18T14:00:00.000Z",
    validThrough: "2026-12-04",
    employmentType: "CONTRACTOR",
    hiringOrganization: { "@type": "Organization", name: "Lindqvist Okafor LLP" },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Philadelphia",
        addressRegion: "PA",
        addressCountry: "US",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 48, maxValue: 58, unitText: "HOUR" },
    },
    identifier: { "@type": "PropertyValue", name: "Caseload", value: "No. 0183" },
    directApply: true,
    industry: "Legal services",
    skills: "Litigation, E-Discovery",
    workHours: "25 hrs/week",
    totalJobOpenings: 2,
    url: "https://caseload.test/jobs/183",
    image: "https://caseload.test/share/jobs/183.png",
  });
});

test("without a deadline there is no validThrough", () => {
  expect(dataOf({ deadline: null })).not.toHaveProperty("validThrough");
});

describe("the place", () => {
  test.each([
    { workArrangement: "Remote", location: "Philadelphia, PA" },
    { workArrangement: "Hybrid", location: "Remote (US)" },
  ])("work from home names who may apply: %o", (given) => {
    const data = dataOf(given);
    expect(data).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "US" },
    });
    expect(data).not.toHaveProperty("jobLocation");
  });

  test("words that are no city and state stay as they are", () => {
    const data = dataOf({ workArrangement: "Onsite", location: "Cook County Courthouse" });
    expect(data).toMatchObject({
      jobLocation: { address: { addressLocality: "Cook County Courthouse", addressCountry: "US" } },
    });
    expect(JSON.stringify(data)).not.toContain("addressRegion");
  });
});

describe("the pay", () => {
  test.each([
    ["$50 per hour", { value: 50 }],
    ["up to $60/hr", { maxValue: 60 }],
    ["45 - 55 / hour", { minValue: 45, maxValue: 55 }],
  ])("%s", (budgetRange, figures) => {
    expect(dataOf({ budgetRange })).toMatchObject({
      baseSalary: { currency: "USD", value: { ...figures, unitText: "HOUR" } },
    });
  });

  test.each([null, "Negotiable", "45", "$5,000 flat fee", "$90k"])(
    "%s names no hourly figure",
    (budgetRange) => {
      expect(dataOf({ budgetRange })).not.toHaveProperty("baseSalary");
    },
  );
});

test("no text ends the script element that holds it", () => {
  const title = "Review </script><script>alert(1)</script> <!-- & more";
  const script = jobPostingScript({ ...job, specialties: [], title }, origin);
  expect(script).not.toContain("<");
  expect(JSON.parse(script)).toMatchObject({ title });
});
