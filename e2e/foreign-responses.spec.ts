import { searchToasts } from "@caseload/contract/search/search-toasts";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { expect, test } from "./stage/test.ts";

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

/** What stands between the browser and the server may send any of these. */
const kinds: readonly Response[] = [
  {
    what: "a proxy's page",
    status: 502,
    headers: { ...html, ...withReference },
    body: page502,
    ref: "7f3a-91",
  },
  { what: "nothing", status: 504, headers: {}, body: "" },
  { what: "a proxy's text", status: 502, headers: { "content-type": "text/plain" }, body: "upstream error" },
  { what: "JSON of another shape", status: 503, headers: json, body: '{"message":"no healthy upstream"}' },
  { what: "JSON that is cut off", status: 200, headers: json, body: '[{"id":7,"na' },
  {
    what: "a proxy's own text",
    status: 503,
    headers: { "content-type": "text/plain" },
    body: "no healthy upstream",
  },
  { what: "a proxy's JSON in place of data", status: 200, headers: json, body: '{"status":"ok"}' },
  { what: "a list that is not ours", status: 200, headers: json, body: "[]" },
  { what: "JSON without anything", status: 200, headers: json, body: "null" },
  {
    what: "a page in place of data",
    status: 200,
    headers: html,
    body: "<h1>Sign in to the guest network</h1>",
  },
];

for (const { what, status, headers, body, ref } of kinds)
  test(`${what} (${status}) is one sentence with a reference, in a list and in a toast`, async ({
    enter,
  }) => {
    const daniel = await enter();
    const { page } = daniel;
    daniel.consoleErrors.expect(/status of 50[234]/, /50[234] from/);
    await daniel.openSession(demoPeople.daniel.email, demoPassword);
    await page.goto("/preferences");
    await page.waitForLoadState("networkidle");
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
