import { pay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { product } from "@caseload/contract/product";
import { jobPicture } from "@caseload/contract/site/share-images";
import { hourlyBudget } from "@caseload/matching/budget";
import { useState } from "react";
import { docketNumber } from "~/lib/format.ts";
import { useHydrated } from "~/lib/hydrated.ts";
import { useNonce } from "~/lib/nonce.ts";
import { descriptionBlocks } from "./description-blocks.ts";

type Posting = Omit<
  JobDetail,
  | "viewer"
  | "screeningQuestions"
  | "matchScore"
  | "budget"
  | "priceKind"
  | "supervisor"
  | "requiredCredentials"
  | "requiredLanguages"
  | "pausedAt"
  | "pausedByFirm"
  | "responsiveness"
>;

/**
 * The posting as structured data for search engines. Only the server writes it: in the browser it stays as it came, and
 * the code that writes it is not part of the browser's bundle.
 */
export function JobPostingData({ job, origin }: { job: JobDetail; origin: string }) {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const nonce = useNonce();
  // Closed positions are not offers.
  if (!wasServed || job.status !== "open" || job.pausedAt) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- JSON without any "<"
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jobPostingScript(job, origin) : "" }}
    />
  );
}

/** A schema.org JobPosting with the properties that Google's job search documents. */
export function jobPostingData(job: Posting, origin: string) {
  const url = `${origin}/jobs/${job.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job.description),
    datePosted: job.createdAt,
    ...(job.deadline !== null && { validThrough: job.deadline }),
    // A freelancer with a contract for one assignment
    employmentType: "CONTRACTOR",
    hiringOrganization: { "@type": "Organization", name: job.firmName },
    ...parsePlace(job),
    ...salaryOf(job.budgetRange),
    identifier: { "@type": "PropertyValue", name: product.name, value: docketNumber(job.id) },
    // Members apply on this page.
    directApply: true,
    industry: "Legal services",
    skills: job.specialties.map(specialtyLabel).join(", "),
    workHours: weeklyHours(job.hoursPerWeek),
    totalJobOpenings: job.positions,
    url,
    image: `${origin}${jobPicture(job).path}`,
  };
}

/** JSON for a script element: "</script" would end it, and "<!--" would change its parsing. */
export const jobPostingScript = (job: Posting, origin: string): string =>
  JSON.stringify(jobPostingData(job, origin)).replaceAll("<", "\\u003c");

const htmlEntities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => htmlEntities[character] ?? character);

function descriptionHtml(description: string): string {
  return descriptionBlocks(description)
    .map((block) =>
      block.kind === "paragraph"
        ? `<p>${escapeHtml(block.text).replaceAll("\n", "<br>")}</p>`
        : `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    )
    .join("");
}

/** All assignments are for courts of the United States. */
const country = "US";
const cityAndState = /^(.+),\s*([A-Z]{2})$/;

/** Where the work is done; for remote work, the country that applicants live in. */
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

/** Only where the posting states hourly figures; nothing is estimated. */
function salaryOf(budgetRange: string | null) {
  const budget = pay(budgetRange).unit === "/hr" ? hourlyBudget(budgetRange) : null;
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
