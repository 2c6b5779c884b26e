import { searchToasts } from "@caseload/contract/search/search-toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { settle } from "./stage/axe.ts";
import { expect, test } from "./stage/test.ts";
import { acquaint, startWork } from "./story/acquainted.ts";

const page502 = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx";
const html = { "content-type": "text/html" };
const json = { "content-type": "application/json" };
const withReference = { "x-request-id": "7f3a-91" };

/** The calls of the screens below. */
const api = /\/api\/(saved-searches|search-preferences)/;

interface Response {
  what: string;
  status: number;
  headers: Record<string, string>;
  body: string;
  ref?: string;
}

/** One of each way to be no answer of ours: a failure, data that is cut off, and valid JSON. All of them: api.test.ts. */
const callKinds: readonly Response[] = [
  {
    what: "a proxy's page",
    status: 502,
    headers: { ...html, ...withReference },
    body: page502,
    ref: "7f3a-91",
  },
  { what: "JSON that is cut off", status: 200, headers: json, body: '[{"id":7,"na' },
  { what: "a list that is not ours", status: 200, headers: json, body: "[]" },
];

test("what is no response of ours is one sentence with a reference, in a list and in a toast", async ({
  enter,
}) => {
  const daniel = await enter();
  const { page } = daniel;
  daniel.consoleErrors.expect(/status of 50[234]/, /50[234] from/);
  await daniel.carrySession(demoPeople.daniel.email, demoPassword);
  for (const { what, status, headers, body, ref } of callKinds)
    await test.step(`${what} (${status})`, async () => {
      // Loaded anew, because a list that was read before stays, and so do toasts.
      await page.goto("/preferences");
      await settle(page);
      const known = ref === undefined ? `error ${status}` : `error ${status}, reference ${ref}`;
      const sentence = `Something went wrong (${known}). Try again.`;
      await page.route(api, (route) => route.fulfill({ status, headers, body }));

      await page.getByRole("switch").first().click();
      await daniel.button("Save Preferences").click();
      await daniel.seesToast(searchToasts.preferencesFailed.title, sentence);

      await page.getByRole("link", { name: "Saved Searches" }).first().click();
      const notice = page.getByRole("alert").filter({ hasText: "We couldn't load your saved searches" });
      await expect(notice).toContainText(sentence);
      await expect(page.getByRole("main")).not.toContainText(/upstream|nginx|guest network|SyntaxError|JSON/);

      await page.unroute(api);
      await notice.getByRole("button", { name: /Try Again|Retry/ }).click();
      await expect(notice).toBeHidden();
    });
});

/** What stands between the browser and the server may send any of these; a response without a body among them. */
const pageKinds: readonly Response[] = [
  ...callKinds,
  { what: "nothing", status: 504, headers: {}, body: "" },
  { what: "a proxy's text", status: 502, headers: { "content-type": "text/plain" }, body: "upstream error" },
  { what: "JSON of another shape", status: 503, headers: json, body: '{"message":"no healthy upstream"}' },
  {
    what: "a proxy's own text",
    status: 503,
    headers: { "content-type": "text/plain" },
    body: "no healthy upstream",
  },
  { what: "a proxy's JSON in place of data", status: 200, headers: json, body: '{"status":"ok"}' },
  { what: "JSON without anything", status: 200, headers: json, body: "null" },
  {
    what: "a page in place of data",
    status: 200,
    headers: html,
    body: "<h1>Sign in to the guest network</h1>",
  },
  { what: "an empty success", status: 204, headers: {}, body: "" },
];

/** In turn, because what fails must be another screen than the one that is open. */
const screens = [
  { link: /^Applications/, title: "My Applications" },
  { link: /^Contracts/, title: "Contracts" },
] as const;

test("what is no response of ours in place of a screen's data keeps the shell, and Retry loads the screen", async ({
  enter,
}) => {
  test.slow();
  const daniel = await enter();
  const { page } = daniel;
  daniel.consoleErrors.expect(
    /status of 50[234]/,
    /50[234] from/,
    /turbo-stream|No result found|ErrorResponse/,
  );
  await daniel.carrySession(demoPeople.daniel.email, demoPassword);
  const data = /\.data(\?|$)/;
  await page.goto("/preferences");
  for (const [turn, { what, status, headers, body }] of pageKinds.entries())
    await test.step(`${what} (${status})`, async () => {
      const { link, title } = screens[turn % 2 === 0 ? 0 : 1];
      await settle(page);
      await page.route(data, (route) => route.fulfill({ status, headers, body }));

      const navigation = page.getByRole("navigation").filter({ visible: true }).first();
      await navigation.getByRole("link", { name: link }).click();
      const notice = page.getByRole("alert").filter({ hasText: "We couldn't load this screen" });
      await expect(notice).toBeVisible();
      if (status >= 400)
        await expect(notice).toContainText(`Something went wrong (error ${status}). Try again.`);
      await expect(navigation).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(
        /upstream|nginx|guest network|Error:|turbo-stream/,
      );

      await page.unroute(data);
      await notice.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    });
});

test("a success of another server's, in place of a piece of an upload, is one sentence with Retry, which shares the file", async ({
  enter,
  site,
}) => {
  const people = await acquaint(site.server.url);
  const id = await startWork(people);
  const visitor = await enter();
  await visitor.carry(people.paralegal);
  const { page } = visitor;
  await page.goto(`/contracts/${id}?tab=work`);
  await expect(visitor.heading("No files yet")).toBeVisible();
  const uploads = /\/files\/tus/;
  const successes: readonly (Response & { method: "POST" | "PATCH" })[] = [
    {
      what: "a page",
      method: "PATCH",
      status: 200,
      headers: { ...html, ...withReference },
      body: "<h1>Sign in</h1>",
      ref: "7f3a-91",
    },
    { what: "JSON", method: "PATCH", status: 200, headers: json, body: '{"id":7}' },
    { what: "nothing", method: "PATCH", status: 204, headers: {}, body: "" },
    { what: "a creation", method: "POST", status: 201, headers: { location: "/elsewhere" }, body: "" },
  ];
  for (const { what, method, status, headers, body, ref } of successes)
    await test.step(`${what} (${status}) for ${method}`, async () => {
      const name = `${what} ${status}.txt`;
      await page.route(uploads, (route) =>
        route.request().method() === method ? route.fulfill({ status, headers, body }) : route.continue(),
      );
      await page
        .getByLabel("Files to upload")
        .first()
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.alloc(5_000, name) });
      const listed = page.getByRole("list", { name: "Uploads" });
      const known = ref === undefined ? `error ${status}` : `error ${status}, reference ${ref}`;
      await expect(listed).toContainText(`Something went wrong (${known}). Try again.`);
      await expect(listed).not.toContainText("<h1>");
      await expect(visitor.button(`Download ${name}`)).toBeHidden();
      await page.unroute(uploads);
      await visitor.button(`Retry ${name}`).click();
      await expect(visitor.button(`Download ${name}`)).toBeVisible();
    });
});
