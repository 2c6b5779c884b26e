/**
 * npm run bench -- lighthouse [runs] [path...]: Lighthouse's mobile audit of the built public pages, with the demo's
 * data. The exit code is 0 when every page reaches the goals.
 */
import { startDemoSite } from "./demo-site.ts";
import { auditPage, openBrowser } from "./page-audit.ts";
import { heading, meetsPageGoals, pageGoals, row, shortfalls } from "./page-report.ts";

const [runs = "3", ...requestedPaths] = process.argv.slice(2);
const auditsOfOnePage = Number(runs);
if (!Number.isInteger(auditsOfOnePage) || auditsOfOnePage < 1)
  throw new Error("Usage: npm run bench -- lighthouse [runs] [path...]");

const site = await startDemoSite();
const browser = await openBrowser();

async function pathOfFirstOpenJob(): Promise<string> {
  const answer = await fetch(`${site.url}/api/jobs?status=open&limit=1`);
  const [job] = (await answer.json()) as { id: number }[];
  if (!job) throw new Error("The demo has no open posting.");
  return `/jobs/${job.id}`;
}

try {
  const paths =
    requestedPaths.length > 0 ? requestedPaths : ["/", await pathOfFirstOpenJob(), "/about", "/auth"];
  console.log(`Lighthouse, mobile preset, median of ${auditsOfOnePage}\n${heading}`);
  let isMet = true;
  for (const path of paths) {
    const audit = await auditPage(browser, site.url + path, auditsOfOnePage);
    console.log(row(path, audit));
    for (const shortfall of shortfalls(audit)) console.log(`    ${shortfall}`);
    isMet &&= meetsPageGoals(audit);
  }
  const { performance, others, shift } = pageGoals;
  console.log(
    `Goals (performance ${performance}, the others ${others}, layout shift ${shift}): ${isMet ? "met" : "MISSED"}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  browser.close();
  await site.stop();
}
