import { expect, test } from "vitest";
import { composeEmail } from "./email.ts";

const site = "https://caseload.test";
const links = [
  { label: "Robin Hale, paralegal", link: `${site}/reset-password?token=${"a".repeat(43)}` },
  { label: "Robin <Hale>, attorney", link: `${site}/reset-password?token=${"b".repeat(43)}` },
];
const content = { subject: "Set a new password", greeting: "Hello,", paragraphs: ["Choose one."] };

test("every link of an email is in the HTML and in the text", () => {
  const action = { label: "Log in", link: `${site}/auth` };
  const { html, text } = composeEmail({ ...content, action, links }, site);
  for (const { label, link } of [action, ...links]) {
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`${label}:\n${link}`);
  }
  expect(html).toContain("Robin &lt;Hale&gt;, attorney</a>");
});

test("recipients without an account get no link to settings", () => {
  const member = composeEmail(content, site);
  const anybody = composeEmail({ ...content, toNonMember: true }, site);
  for (const form of ["html", "text"] as const) {
    expect(member[form]).toContain(`${site}/settings/notifications`);
    expect(anybody[form]).not.toContain("/settings");
  }
});

test("list items are on one line", () => {
  const listed = { label: "Privilege review", link: `${site}/jobs/1` };
  const note = "Philadelphia, PA\n\nYour account is closed";
  const { text } = composeEmail({ ...content, list: [{ ...listed, note }] }, site);
  expect(text).toContain(`${listed.label}\nPhiladelphia, PA Your account is closed\n${listed.link}`);
});
