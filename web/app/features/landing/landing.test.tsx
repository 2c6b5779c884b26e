import { howItWorks, joinToday, testimonials } from "@caseload/contract/landing-texts";
import { product } from "@caseload/contract/product";
import { limits } from "@caseload/contract/limits";
import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { job, publicProfile } from "~/testkit/records.ts";
import { featuredJobs } from "./featured-calls.ts";
import { FeaturedJobs, Featured } from "./featured.tsx";
import FeaturedTalent from "./featured-talent.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Join } from "./join.tsx";
import { PublicFigures } from "./public-figures.tsx";
import { SuccessStories } from "./success-stories.tsx";

test("the claims and both ways in are at the top", async () => {
  const { text, links } = await draw(<Hero accuracy="94.3%" />);
  expect(product.claims.map(({ figure }) => figure)).toEqual(["AI-powered matching", "Verified", "10,000+"]);
  for (const { figure } of product.claims) expect(text).toContain(figure);
  expect(links).toContainEqual({ name: "I'm a Paralegal", to: "/auth?role=paralegal" });
  expect(links).toContainEqual({ name: "I'm an Attorney", to: "/auth?role=attorney" });
});

test("how it works: a card for each side, then four steps", async () => {
  const { text, links, html } = await draw(<HowItWorks />);
  expect(text).toContain(`How ${product.name} Works`);
  expect(howItWorks.steps.map(({ title }) => title)).toEqual([
    "Register",
    "Search",
    "Connect",
    "Collaborate",
  ]);
  for (const { title } of howItWorks.steps) expect(text).toContain(title);
  expect(links.map(({ name }) => name)).toEqual(["Find Paralegals", "Find Opportunities"]);
  for (const id of ["how-it-works", "for-attorneys", "for-paralegals"]) expect(html).toContain(`id="${id}"`);
});

test("jobs come first of the two tabs, as three skeletons until they are there", async () => {
  const { text, html } = await draw(<Featured />);
  expect(text).toMatch(/^Featured Opportunities .*Available Jobs Available Talent/);
  expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>(<[^>]*>)*Available Jobs/);
  expect(html.match(/class="sheet skeleton-card"/g)).toHaveLength(limits.featuredJobs);
});

test("a job's card shows its facts and leads to its details", async () => {
  const { text, links } = await draw(<FeaturedJobs />, {
    answers: [answer("listJobs", [job()], featuredJobs)],
  });
  for (const fact of ["Urgent", "Open", "Lindqvist Okafor LLP", "Philadelphia, PA", "+2 more"])
    expect(text).toContain(fact);
  expect(links).toContainEqual({ name: "View Details", to: "/jobs/183" });
  expect(links).toContainEqual({ name: "View All Opportunities", to: "/jobs" });
});

test("a paralegal's card shows name, headline, years, place, availability, summary and specialties", async () => {
  const { text, links } = await draw(<FeaturedTalent />, {
    answers: [answer("featuredTalent", [publicProfile()])],
  });
  for (const fact of [
    "Daniel Reyes",
    "Certified Paralegal (CP) Self-reported",
    "6-10 years",
    "Philadelphia, PA",
    "Part-time (up to 20 hrs/week)",
    "Runs second-pass privilege reviews.",
    "Litigation",
  ])
    expect(text).toContain(fact);
  expect(links).toEqual([
    { name: "View Profile", to: "/paralegals/1" },
    { name: "View All Paralegals", to: "/paralegals" },
  ]);
});

test("four figures, counted", async () => {
  const counted = { activeJobs: 9, activeUsers: 7, specialties: 15, verifiedPercent: 100 };
  const { text } = await draw(<PublicFigures />, { answers: [answer("publicFigures", counted)] });
  expect(text).toBe(
    "9 Active jobs postings open now 7 Active users signed in within 30 days 15 Specialties a posting can list 100% Verified of accounts, email confirmed",
  );
});

test("two stories with five stars each", async () => {
  const { text, html } = await draw(<SuccessStories />);
  expect(text).toContain("Success Stories");
  expect(testimonials).toHaveLength(2);
  expect(html.match(/aria-label="5 out of 5 stars"/g)).toHaveLength(2);
});

test("both registrations at the end", async () => {
  const { text, links } = await draw(<Join />);
  expect(joinToday.title).toBe(`Join ${product.name} Today`);
  expect(text).toContain(joinToday.title);
  expect(links).toEqual([
    { name: "Register as Attorney / Law Office", to: "/auth?role=attorney" },
    { name: "Register as Paralegal", to: "/auth?role=paralegal" },
  ]);
});
