import { allEndpoints } from "@caseload/contract/endpoints";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { registerOverWeb, signInOverWeb } from "@caseload/server/testkit/web-caller";
import { hiddenRate, marking, membersMark, privateMark } from "./stage/private-marks.ts";
import { openSite } from "./stage/site.ts";
import { expect, test } from "./stage/test.ts";

/** More than the demo has of anything that has a page, with those who register here. */
const maxRows = 24;
const ids = Array.from({ length: maxRows }, (_, at) => at + 1);
const tables = `users, jobs, firms, applications, contracts, contact_messages, credentials, reports,
  saved_searches`.split(/,\s+/);
/** Fails when a row could not be asked for by its id. */
const idsSuffice = tables
  .map(
    (table) => `do $$ begin if (select max(id) from ${table}) > ${maxRows - 2}
    then raise 'There are more rows in ${table}.'; end if; end $$`,
  )
  .join(";");

const reads = allEndpoints
  .filter(({ method }) => method === "GET")
  .flatMap(({ path }) => (path.includes(":") ? ids.map((id) => path.replace(/:\w+/, String(id))) : [path]));

const lists = `/ /blog/feed.xml /contact /jobs /applications /contracts /messages /settings /credentials
  /projects /earnings /calendar /api/calendar?from=2026-01-01&to=2026-02-28
  /paralegals /paralegals?sort=rate /job-invites /api/paralegals?sort=rate-desc /api/paralegals?maxRate=10000
  /staff/contact /staff/credentials /staff/reports /staff/audit
  /staff/credentials/1 /staff/reports/1
  /dashboard/attorney /dashboard/paralegal /profile /profile/paralegal /profile/attorney
  /team /departments /approvals /firm/setup /jobs/mine /jobs/post /jobs/manage /analytics /reports
  /sitemap.xml /sitemaps/jobs-0.xml /sitemaps/paralegals-0.xml /api/jobs?status=closed`.split(/\s+/);
const pages = [
  ...lists,
  ...["/jobs", "/paralegals", "/firms", "/contracts", "/messages", "/staff/contact"].flatMap((part) =>
    ids.map((id) => `${part}/${id}`),
  ),
];

async function read(address: string, cookie: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  return { status: answer.status, text: JSON.stringify([...answer.headers]) + (await answer.text()) };
}

/** Addresses that are read at once: while one is on its way, the server renders another. */
const readers = 4;

/** The addresses whose answers hold one of the marks, with what stands there. */
async function readAll(origin: string, cookie: string, marks: readonly string[]) {
  const found = new Map<string, string>();
  const addresses = [...reads, ...pages].values();
  const readOn = async (): Promise<void> => {
    for (const path of addresses) {
      const { status, text } = await read(origin + path, cookie);
      expect(status, path).toBeLessThan(500);
      for (const mark of marks)
        if (text.includes(mark)) found.set(path, text.slice(text.indexOf(mark)).slice(0, 80));
    }
  };
  await Promise.all(Array.from({ length: readers }, readOn));
  return found;
}

test("no stranger is answered anything private, and no search finds it", async () => {
  // A site of its own: nobody can sign in there once the addresses are marked.
  const site = await openSite({ demo: "on" });
  try {
    const origin = site.server.url;
    const party = await signInOverWeb(() => origin, demoPeople.daniel.email, demoPassword);
    await site.runSql(marking);
    await site.runSql(idsSuffice);
    const register = async (userType: "paralegal" | "attorney") => {
      const email = `sam.${userType}@example.com`;
      const registrant = { userType, firstName: "Sam", lastName: "Stranger", email };
      return (await registerOverWeb(() => origin, registrant)).cookie;
    };
    const strangers = { paralegal: await register("paralegal"), attorney: await register("attorney") };
    expect(await readAll(origin, "", [privateMark, membersMark, hiddenRate])).toEqual(new Map());
    for (const [who, cookie] of Object.entries(strangers)) {
      expect(await readAll(origin, cookie, [privateMark, hiddenRate]), who).toEqual(new Map());
      const { text } = await read(`${origin}/api/jobs/count?q=${privateMark}`, cookie);
      expect(text).toContain('{"count":0}');
    }
    const own = await readAll(origin, party.cookie, [privateMark]);
    for (const path of ["/api/messages", "/api/notifications", "/messages", "/api/applications/paralegal"])
      expect([...own.keys()]).toContain(path);
  } finally {
    await site.close();
  }
});
