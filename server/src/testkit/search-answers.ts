/** Reads everything that can be read, in search of texts that the reader may not see. */
import { allEndpoints } from "@caseload/contract/endpoints";

/** More than the demo has of anything that has a page, with those who register here. */
const maxRows = 24;
const ids = Array.from({ length: maxRows }, (_, at) => at + 1);
const tables = `users, jobs, firms, applications, contracts, contact_messages, credentials, reports,
  saved_searches`.split(/,\s+/);
/** Fails when a row could not be asked for by its id. */
export const idsSuffice = tables
  .map(
    (table) => `do $$ begin if (select max(id) from ${table}) > ${maxRows - 2}
    then raise 'There are more rows in ${table}.'; end if; end $$`,
  )
  .join(";");

const reads = allEndpoints
  .filter(({ method }) => method === "GET")
  .flatMap(({ path }) => (path.includes(":") ? ids.map((id) => path.replace(/:\w+/, String(id))) : [path]));

const lists = `/ /blog/feed.xml /contact /jobs /applications /contracts /messages /settings /credentials
  /projects /time /invoices /earnings /calendar /api/calendar?from=2026-01-01&to=2026-02-28
  /paralegals /paralegals?sort=rate /job-invites /api/paralegals?sort=rate-desc /api/paralegals?maxRate=10000
  /staff/contact /staff/credentials /staff/reports /staff/audit
  /conflicts /conflicts/log
  /staff/credentials/1 /staff/reports/1
  /dashboard/attorney /dashboard/paralegal /profile /profile/paralegal /profile/attorney
  /team /departments /approvals /firm/setup /jobs/mine /jobs/post /jobs/manage /analytics /reports
  /sitemap.xml /sitemaps/jobs-0.xml /sitemaps/paralegals-0.xml /api/jobs?status=closed`.split(/\s+/);
const pages = [
  ...lists,
  ...["/jobs", "/paralegals", "/firms", "/contracts", "/messages", "/staff/contact"].flatMap((part) =>
    ids.map((id) => `${part}/${id}`),
  ),
  ...ids.map((id) => `/applications/${id}/conflict`),
];

export async function readAddress(
  address: string,
  cookie: string,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  return { status: answer.status, text: JSON.stringify([...answer.headers]) + (await answer.text()) };
}

/** Addresses that are read at once: while one is on its way, the server renders another. */
const readers = 4;

export interface LeakReport {
  /** The addresses whose answers hold one of the marks, with the text around it. */
  readonly found: ReadonlyMap<string, string>;
  /** The addresses that were answered with a fault. */
  readonly faults: readonly string[];
  readonly answers: readonly { readonly status: number; readonly ms: number }[];
}

/** Reads every address of the API and of the pages with one cookie. */
export async function searchAnswers(
  origin: string,
  cookie: string,
  marks: readonly string[],
): Promise<LeakReport> {
  const found = new Map<string, string>();
  const faults: string[] = [];
  const answers: { status: number; ms: number }[] = [];
  const addresses = [...reads, ...pages].values();
  const readOn = async (): Promise<void> => {
    for (const path of addresses) {
      const started = performance.now();
      const { status, text } = await readAddress(origin + path, cookie);
      answers.push({ status, ms: performance.now() - started });
      if (status >= 500) faults.push(`${path} was answered ${status}`);
      for (const mark of marks)
        if (text.includes(mark)) found.set(path, text.slice(text.indexOf(mark)).slice(0, 80));
    }
  };
  await Promise.all(Array.from({ length: readers }, readOn));
  return { found, faults, answers };
}
