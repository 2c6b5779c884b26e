import { toasts } from "@caseload/contract/toasts";
import { openConnection } from "./stage/network.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint, applyFor } from "./story/acquainted.ts";
import { rowOf } from "./story/hiring.ts";

/** What Chromium says of a line that is down, and React Router, which cannot look ahead then. */
const silence = [
  /ERR_(CONNECTION|INTERNET|EMPTY|INCOMPLETE|SOCKET|NETWORK)/,
  /WebSocket connection to .* failed/,
  /Failed to fetch manifest patches/,
];

/** What Chromium says of code that did not load. */
const missingCode = /Failed to fetch dynamically imported module/;

/** The code that checks forms. */
const checkFile = /\/zod-[^/]*\.js$/;

/** As from the home screen, where alone copies are kept. */
const installed = `{
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    query === "(display-mode: standalone)" ? Object.assign(new EventTarget(), { matches: true }) : match(query);
}`;

test("what happened while the line was down is there once it is back", async ({ enter, site }) => {
  const connection = await openConnection(site.server.port);
  const people = await acquaint(site.server.url);
  const attorney = await enter({ at: connection.url });
  attorney.consoleErrors.expect(...silence);
  await attorney.carry(people.attorney);
  await attorney.page.goto("/dashboard/attorney");
  await expect(attorney.page.getByText(people.jobTitle)).toBeVisible();
  await expect(attorney.bell(0)).toBeVisible();
  await attorney.markPage();
  await connection.cut();
  await applyFor(people);
  await connection.restore();
  await expect(attorney.bell(1)).toBeVisible({ timeout: 30_000 });
  await expect(attorney.page.getByRole("tab", { name: /^Applications\s*1$/ })).toBeVisible();
  await attorney.expectNoReload();
  await connection.cut();
});

test("a message written offline is kept, and arrives once", async ({ enter, site }) => {
  const connection = await openConnection(site.server.port);
  const people = await acquaint(site.server.url);
  await applyFor(people);
  const paralegal = await enter({ at: connection.url });
  paralegal.consoleErrors.expect(...silence);
  await paralegal.carry(people.paralegal);
  await paralegal.page.goto(`/messages/${people.attorney.userId}`);
  const text = "May I start on Monday?";
  const field = paralegal.page.getByRole("textbox", { name: "Message Margaret Okafor" });
  // The height of both panes (SPEC.md section 9).
  const panes = paralegal.page.getByRole("region", { name: "Conversation" }).locator("..");
  await expect(panes).toHaveCSS("height", "600px");
  await field.fill(text);
  await connection.cut();
  await paralegal.context.setOffline(true);
  await paralegal.button("Send").click();
  await paralegal.seesToast(toasts.sendFailed.title);
  await expect(paralegal.page.getByText("Not sent.")).toBeVisible();
  await connection.restore();
  // It is sent by itself once the connection is back.
  await paralegal.context.setOffline(false);
  await expect(paralegal.page.getByText("Not sent.")).toBeHidden();
  const arrived = async () => {
    const { messages } = await people.attorney.ask<{ messages: { content: string }[] }>("getThread", {
      params: { userId: people.paralegal.userId },
    });
    return messages.map(({ content }) => content);
  };
  await expect.poll(arrived).toEqual([text]);
  await paralegal.page.waitForLoadState("networkidle");
  expect(await arrived()).toEqual([text]);
  await expect(paralegal.page.getByRole("log").getByText(text)).toHaveCount(1);
  await connection.cut();
});

test("a letter written offline on a phone survives Back, says so, and is sent once the connection is back", async ({
  enter,
  site,
}) => {
  const connection = await openConnection(site.server.port);
  const people = await acquaint(site.server.url);
  const paralegal = await enter({ at: connection.url, width: 390 });
  const { page, context } = paralegal;
  paralegal.consoleErrors.expect(...silence);
  await paralegal.carry(people.paralegal);
  await page.goto("/jobs");
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("link", { name: people.jobTitle }).tap();
  await expect(page).toHaveURL(new RegExp(`/jobs/${people.jobId}$`));
  await paralegal.button("Apply Now").tap();
  const sheet = paralegal.dialog("Apply for this position");
  const letter = sheet.getByLabel("Cover Letter");
  await expect(letter).toBeVisible();
  await page.waitForLoadState("networkidle");

  await connection.cut();
  await context.setOffline(true);
  const text = "I have summarized depositions in three product liability matters.";
  await letter.fill(text);
  await expect(sheet.getByText("You're offline. Your draft is kept on this device.")).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/jobs/${people.jobId}$`));
  await paralegal.button("Apply Now").tap();
  await expect(letter).toHaveValue(text);
  await sheet.getByRole("button", { name: "Submit Application" }).tap();
  await expect(sheet.getByText(/^You're offline\. Keep this open/)).toBeVisible();

  await connection.restore();
  await context.setOffline(false);
  await paralegal.seesToast(toasts.applied.title);
  await expect(sheet).toBeHidden();
  const sent = await people.paralegal.ask<{ coverLetter: string }[]>("listOwnApplications");
  expect(sent.map(({ coverLetter }) => coverLetter)).toEqual([text]);
  await connection.cut();
});

test("a letter submitted offline waits for a connection, even if what checks it has not loaded", async ({
  enter,
  site,
}) => {
  const people = await acquaint(site.server.url);
  const paralegal = await enter({ width: 390 });
  const { page, context } = paralegal;
  paralegal.consoleErrors.expect(...silence, missingCode);
  await paralegal.carry(people.paralegal);
  let refused = 0;
  await page.route(checkFile, async (route) => {
    refused++;
    await route.abort("internetdisconnected");
  });
  await page.goto(`/jobs/${people.jobId}`);
  await paralegal.button("Apply Now").tap();
  const sheet = paralegal.dialog("Apply for this position");
  const text = "I have summarized depositions in three product liability matters.";
  await sheet.getByLabel("Cover Letter").fill(text);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await context.setOffline(true);
  await sheet.getByRole("button", { name: "Submit Application" }).tap();
  await expect(sheet.getByText(/^You're offline\. Keep this open/)).toBeVisible();

  await page.unroute(checkFile);
  await context.setOffline(false);
  await paralegal.seesToast(toasts.applied.title);
  await expect(sheet).toBeHidden();
  const sent = await people.paralegal.ask<{ coverLetter: string }[]>("listOwnApplications");
  expect(sent.map(({ coverLetter }) => coverLetter)).toEqual([text]);
});

test("a dialog submitted offline before what checks it has loaded says that it is not sent, and keeps what was typed", async ({
  enter,
  site,
}) => {
  const paralegal = await enter({ width: 390 });
  const { page, context } = paralegal;
  paralegal.consoleErrors.expect(...silence, missingCode);
  await paralegal.carry((await acquaint(site.server.url)).paralegal);
  await page.route(checkFile, (route) => route.abort("internetdisconnected"));
  await page.goto("/settings/name");
  await paralegal.button("Change name").tap();
  const dialog = paralegal.dialog("Change your name");
  const name = dialog.getByLabel("First name");
  await name.fill("Robin");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save" }).tap();
  await paralegal.seesToast("Not sent", "We couldn't reach Caseload. Check your connection and try again.");
  await expect(name).toHaveValue("Robin");

  await page.unroute(checkFile);
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Save" }).tap();
  await paralegal.seesToast("Name changed");
  await expect(dialog).toBeHidden();
});

test("a page's form submitted offline before what checks it has loaded says that it is not sent, and keeps what was typed", async ({
  enter,
}) => {
  const visitor = await enter();
  const { page, context } = visitor;
  visitor.consoleErrors.expect(...silence, missingCode);
  await page.goto("/reset-password");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const email = page.getByLabel("Email");
  await email.fill("robin@lost-connection.example");
  await visitor.button("Email Me a Link").click();
  await visitor.seesToast("Not sent", "We couldn't reach Caseload. Check your connection and try again.");
  await expect(email).toHaveValue("robin@lost-connection.example");

  await context.setOffline(false);
  await visitor.button("Email Me a Link").click();
  await expect(visitor.heading("Check your email")).toBeVisible();
});

test("the installed app opens without a connection, says of when its lists are, and keeps nothing past the session", async ({
  enter,
  site,
}) => {
  const connection = await openConnection(site.server.port);
  const people = await acquaint(site.server.url);
  const paralegal = await enter({ at: connection.url, width: 390 });
  const { page, context } = paralegal;
  paralegal.consoleErrors.expect(...silence);
  await page.addInitScript(installed);
  await paralegal.carry(people.paralegal);
  await page.goto("/jobs");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await page.reload();
  await expect(paralegal.heading(people.jobTitle).first()).toBeVisible();
  await page.waitForLoadState("networkidle");

  await connection.cut();
  await context.setOffline(true);
  await page.reload();
  await expect(paralegal.heading(people.jobTitle).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "You're offline." })).toContainText(
    "Lists are as of",
  );

  await connection.restore();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("You're offline.")).toBeHidden();
  expect(await page.evaluate("caches.has('own')")).toBe(true);
  await paralegal.logOut();
  expect(await page.evaluate("caches.has('own')")).toBe(false);
  await connection.cut();
});

test("two processes serve one audience, and one of them may die", async ({ enter, site }) => {
  const other = await site.startAnother();
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  const paralegal = await enter({ at: other.url });
  paralegal.consoleErrors.expect(...silence);
  await attorney.carry(people.attorney);
  await paralegal.carry(people.paralegal);
  await attorney.page.goto("/dashboard/attorney");
  await paralegal.page.goto(`/jobs/${people.jobId}`);
  await expect(paralegal.button("Apply Now")).toBeVisible();
  const { id } = await applyFor(people);
  await expect(attorney.bell(1)).toBeVisible();
  await expect(paralegal.button("Already Applied")).toBeVisible();
  await paralegal.markPage();
  await other.kill();
  await people.attorney.ask("decideApplication", { params: { id }, body: { status: "accepted" } });
  await site.startAnother(other.port);
  await expect(paralegal.bell(1)).toBeVisible({ timeout: 40_000 });
  await expect(paralegal.page.getByText("Filled", { exact: true }).first()).toBeVisible();
  await paralegal.expectNoReload();
});

test("a double click posts, applies, writes and accepts once", async ({ enter, site }) => {
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  const paralegal = await enter();
  await attorney.carry(people.attorney);
  await paralegal.carry(people.paralegal);
  const sent: string[] = [];
  for (const { page } of [attorney, paralegal])
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });

  await attorney.page.goto("/dashboard/attorney?post=1");
  const posting = attorney.dialog("Post New Job");
  await posting.getByLabel("Job title").fill("Cite check of an appellate brief");
  await posting.getByLabel("Location").fill("Chicago, IL");
  await attorney.input.choose(posting.getByRole("combobox", { name: "Work arrangement" }), "Remote");
  await posting.getByLabel("Hours per week").fill("10");
  await posting.getByLabel("Duration").fill("2 weeks");
  await posting.getByRole("button", { name: "Litigation", exact: true }).click();
  await posting.getByLabel("Description").fill("Check the citations and build both tables.");
  await posting.getByRole("button", { name: "Post Job" }).dblclick();
  await attorney.seesToast(toasts.jobPosted.title);

  await paralegal.page.goto(`/jobs/${people.jobId}`);
  await paralegal.button("Apply Now").click();
  const dialog = paralegal.dialog("Apply for this position");
  await dialog.getByLabel("Cover Letter").fill("I have summarized depositions in three matters.");
  await dialog.getByRole("button", { name: "Submit Application" }).dblclick();
  await paralegal.seesToast(toasts.applied.title);

  await paralegal.page.goto(`/messages/${people.attorney.userId}`);
  await paralegal.page
    .getByRole("textbox", { name: "Message Margaret Okafor" })
    .fill("I can start on Monday.");
  await paralegal.button("Send").dblclick();
  await expect(paralegal.page.getByRole("log").getByText("I can start on Monday.")).toHaveCount(1);

  await attorney.page.goto("/dashboard/attorney?tab=applications");
  await rowOf(attorney.page, "Daniel Reyes").click();
  await attorney.button("Accept").dblclick();
  await attorney
    .dialog(/^Offer to /)
    .getByRole("button", { name: "Accept Application" })
    .dblclick();
  await attorney.seesToast(toasts.accepted.title);

  // Reading notifications, keeping a draft, checking a text while it is written, and opening a job, creates nothing for
  // anyone else.
  expect(
    sent.filter((call) => !/notifications|draft$|\/jobs\/guard$|\/views$/.test(call)).toSorted(),
  ).toEqual([
    expect.stringMatching(/^PATCH \/api\/applications\/\d+\/status$/),
    "POST /api/applications",
    "POST /api/jobs",
    "POST /api/messages",
  ]);
});

test("a page asks again on connecting only if something happened since its calls", async ({
  enter,
  site,
}) => {
  const people = await acquaint(site.server.url);
  const attorney = await enter();
  const { page } = attorney;
  await attorney.carry(people.attorney);
  let isAllowed = Promise.resolve();
  let missed: boolean | undefined;
  await page.routeWebSocket("**/ws", async (socket) => {
    await isAllowed;
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const answer = /"missed":(true|false)/.exec(String(frame));
      if (answer) missed = answer[1] === "true";
      socket.send(frame);
    });
    // Without what a page adds for the time on the way: the server has just started, and knows nothing of before.
    socket.onMessage((frame) =>
      server.send(String(frame).replace(/(?<="ageMs":)[\d.]+/, (ageMs) => String(Number(ageMs) - 30_000))),
    );
  });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const timesCalled = (path: string) => calls.filter((each) => each === path).length;
  await page.goto("/dashboard/attorney");
  await expect(attorney.bell(0)).toBeVisible();
  await expect.poll(() => missed).toBe(false);
  await expect.poll(() => timesCalled("/api/contracts")).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(timesCalled("/api/contracts")).toBe(1);

  const { promise, resolve: allow } = Promise.withResolvers<void>();
  isAllowed = promise;
  await page.reload();
  await expect(attorney.bell(0)).toBeVisible();
  await expect.poll(() => timesCalled("/api/contracts")).toBe(2);
  await applyFor(people);
  allow();
  await expect.poll(() => missed).toBe(true);
  await expect(attorney.bell(1)).toBeVisible();
});
