import { randomUUID } from "node:crypto";
import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { registerOverWeb, type WebCaller } from "@caseload/server/testkit/web-caller";
import { findViolationsInBothThemes } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint } from "./story/acquainted.ts";

const applicants = 20;
/** Keys in which a partner comes from twenty applicants to one offer. */
const maxKeys = 60;

async function applyAs(origin: string, jobId: number, number: number): Promise<WebCaller> {
  const paralegal = await registerOverWeb(() => origin, {
    userType: "paralegal",
    firstName: number === 0 ? "Maximiliana-Theodora Alexandrina" : "Avery",
    lastName: number === 0 ? "Featherstonehaugh-Villanueva" : `Quill${String.fromCharCode(97 + number)}`,
    email: `${randomUUID()}@example.com`,
  });
  await paralegal.ask("createParalegalProfile", {
    body: {
      location: "Philadelphia, PA",
      bio: "I summarized 400 depositions page and line in freight and product liability cases, built privilege logs in Relativity, and drafted discovery responses for trial teams in Pennsylvania courts.",
      yearsExperience: number % 2 === 0 ? "senior" : "mid",
      hourlyRate: 40 + number,
      workPreference: "remote",
      availability: "flexible",
      education: "BA, Temple University",
      specialties: ["litigation"],
      certifications: [],
      skills: ["Deposition Summaries", "Relativity"],
      hoursPerWeek: 20,
      availableFrom: "2030-01-07",
    },
  });
  const coverLetter = "I have summarized depositions in three freight matters and can start on Monday.";
  await paralegal.ask("apply", { body: { jobId, coverLetter } });
  return paralegal;
}

/** Words of the compared names that are on more than one line, and names of which a part is cut off. */
const brokenNames = `[...document.querySelectorAll('thead th[scope="col"] [id^="compared-"]')].flatMap((name) => {
  const text = name.firstChild;
  const broken = [...text.data.matchAll(/[^\\s-]+-?/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
  const whole = document.createRange();
  whole.selectNodeContents(name);
  const [shown, needed] = [name.getBoundingClientRect(), whole.getBoundingClientRect()];
  // Less than a line.
  return needed.bottom > shown.bottom + 8 || needed.right > shown.right + 1 ? [...broken, text.data] : broken;
})`;

test("a partner comes from twenty applicants to one offer with the keyboard alone, and compares four", async ({
  site,
  enter,
}) => {
  test.setTimeout(120_000);
  const { attorney: partner, jobId } = await acquaint(site.server.url);
  const people: WebCaller[] = [];
  for (let number = 0; number < applicants; number++)
    people.push(await applyAs(site.server.url, jobId, number));
  const attorney = await enter();
  await attorney.carry(partner);
  const { page } = attorney;
  await page.goto(`/applicants?job=${jobId}`);
  const rows = page.getByRole("region", { name: "Applicants" }).getByRole("listitem");
  await expect(rows).toHaveCount(applicants);
  await expect(page.getByText("Choose an applicant")).toBeVisible();

  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const place = (number: number) => expect(page.getByText(`${number} of ${applicants}`)).toBeVisible();

  await press("?");
  await expect(attorney.dialog("Keyboard shortcuts")).toBeVisible();
  await press("Escape");
  await expect(attorney.dialog("Keyboard shortcuts")).toBeHidden();
  await press("j");
  await place(1);
  // Letters in a field are letters.
  const note = page.getByLabel("Private note");
  await note.pressSequentially("rests on jurisdiction");
  await page.getByRole("radio", { name: "4 of 5" }).check();
  await attorney.button("Save Note").click();
  await expect(page.getByText("rests on jurisdiction").first()).toBeVisible();
  await expect(note).toHaveValue("");
  await page.getByRole("heading", { name: "Applicants" }).click();

  await press("s");
  await place(2);
  await expect(page.getByText(/has not been notified yet/)).toBeVisible();
  await press("u");
  await expect(rows.filter({ hasText: "Shortlisted" })).toHaveCount(0);
  await press("k");
  await place(1);
  for (let number = 1; number <= 4; number++) {
    await press("c");
    await expect(page.getByText(`Compare ${number} of 4`)).toBeVisible();
    await press("s");
    await place(number + 1);
  }
  const rejection = attorney.dialog("Reject this application?");
  for (let number = 5; number < applicants; number++) {
    await press("r");
    await expect(rejection.getByRole("button", { name: "Reject Application" })).toBeFocused();
    await press("Enter");
    await expect(rejection).toBeHidden();
  }
  await press("e");
  await expect(attorney.heading("Compare Applicants")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Rate/ })).toContainText("Lowest");
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenNames), `names at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await press("e");
  await press("a");
  const offer = attorney.dialog(/^Offer to /);
  await expect(offer.getByText("Gets the agreement to review and sign")).toBeVisible();
  await press("Tab");
  await expect(offer.getByRole("button", { name: "Accept Application" })).toBeFocused();
  await press("Enter");
  await attorney.seesToast(applicationToasts.accepted.title);
  expect(keys).toBeLessThan(maxKeys);
  expect(await findViolationsInBothThemes(page)).toEqual([]);

  // The server makes what can no longer be undone, whether or not the page is open.
  await page.goto("about:blank");
  const statuses = async () =>
    (await Promise.all(people.map((person) => person.ask<OwnApplication[]>("listOwnApplications"))))
      .flat()
      .map(({ status }) => status)
      .toSorted();
  const decided = (status: string, count: number) => Array.from({ length: count }, () => status);
  await expect
    .poll(statuses, { timeout: 30_000 })
    .toEqual([...decided("accepted", 1), ...decided("rejected", 15), ...decided("reviewing", 4)]);
});
