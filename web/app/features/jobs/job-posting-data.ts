/** A posting as schema.org's JobPosting, with the properties that Google's job search documents. */
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { product } from "@caseload/contract/product";
import { jobPicture } from "@caseload/contract/site/share-images";
import { hourlyBudget } from "@caseload/matching/budget";
import { docketNumber } from "~/lib/format.ts";
import { pay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import { descriptionBlocks } from "./description-blocks.ts";

type Posting = Omit<
  JobDetail,
  | "viewer"
  | "matchScore"
  | "budget"
  | "requiredCredentials"
  | "requiredLanguages"
  | "pausedAt"
  | "responsiveness"
>;

export function jobPostingData(job: Posting, origin: string) {
  const url = `${origin}/jobs/${job.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job.description),
    datePosted: job.createdAt,
    ...(job.deadline !== null && { validThrough: job.deadline }),
    // Freelancers: a contract for one assignment
    employmentType: "CONTRACTOR",
    hiringOrganization: { "@type": "Organization", name: job.firmName },
    ...parsePlace(job),
    ...salaryOf(job.budgetRange),
    identifier: { "@type": "PropertyValue", name: product.name, value: docketNumber(job.id) },
    // One applies on this page, once registered.
    directApply: true,
    industry: "Legal services",
    skills: job.specialties.map(specialtyLabel).join(", "),
    workHours: weeklyHours(job.hoursPerWeek),
    totalJobOpenings: job.positions,
    url,
    image: `${origin}${jobPicture(job).path}`,
  };
}

/** For the inside of a script element, which "</script" would end and "<!--" would confuse. */
export const jobPostingScript = (job: Posting, origin: string): string =>
  JSON.stringify(jobPostingData(job, origin)).replaceAll("<", "\\u003c");

const meanings: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => meanings[sign] ?? sign);

function descriptionHtml(description: string): string {
  return descriptionBlocks(description)
    .map((block) =>
      block.kind === "paragraph"
        ? `<p>${escapeHtml(block.text).replaceAll("\n", "<br>")}</p>`
        : `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    )
    .join("");
}

/** Assignments are for the United States: the product knows their courts and no others. */
const country = "US";
const cityAndState = /^(.+),\s*([A-Z]{2})$/;

/** Where the work is done; work from home names who may apply instead. */
function parsePlace({ location, workArrangement }: Pick<Posting, "location" | "workArrangement">) {
  if (workArrangement === "Remote" || /^remote\b/i.test(location))
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: country },
    };
  const [, city, state] = cityAndState.exec(location.trim()) ?? [];
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city ?? location,
        ...(state !== undefined && { addressRegion: state }),
        addressCountry: country,
      },
    },
  };
}

/** Pay, where the poster named figures and said that they are for an hour; nothing is guessed. */
function salaryOf(budgetRange: string | null) {
  const budget = pay(budgetRange).unit === "per hour" ? hourlyBudget(budgetRange) : null;
  if (budget === null) return {};
  const { min, max } = budget;
  const figures = min === max ? { value: max } : { ...(min > 0 && { minValue: min }), maxValue: max };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", ...figures, unitText: "HOUR" },
    },
  };
}
