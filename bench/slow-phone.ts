/**
 * npm run bench -- slow-phone [runs] [path...]: when the first rows of a paralegal's screens are painted and when they
 * can be tapped, on a phone with a slow network and processor and an empty cache. The exit code is 0 when all meet the goals.
 */
import { loadavg } from "node:os";
import { demoPassword, demoPeople } from "@caseload/server/testkit/demo-people";
import { signInOverWeb } from "@caseload/server/testkit/web-caller";
import { median } from "./compare.ts";
import { startDemoSite } from "./demo-site.ts";
import { openPhone, type PhoneVisit } from "./phone-visit.ts";

/** Seconds. */
const goals = { rows: 5, usable: 7 } as const;
/** Of the screens by path: one row of what people come for. */
const rows: Readonly<Record<string, string>> = {
  "/dashboard": "main ul.sheet > li a",
  "/jobs": "main article[data-job] a",
  "/search": "main article[data-job] a",
  "/messages": "main nav li a",
};

const [runs = "5", ...requested] = process.argv.slice(2);
const visitsOfOneScreen = Number(runs);
if (!Number.isInteger(visitsOfOneScreen) || visitsOfOneScreen < 1)
  throw new Error("Usage: npm run bench -- slow-phone [runs] [path...]");

const site = await startDemoSite();
const phone = await openPhone(site.url);

try {
  const { cookie } = await signInOverWeb(() => site.url, demoPeople.daniel.email, demoPassword);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`390 px, 400 ms, 50 kB/s, a processor four times slower; median of ${runs}; load ${load}`);
  console.log("screen           rows s  usable s   scripts before, kB    all, kB");
  let isMet = true;
  for (const path of requested.length > 0 ? requested : Object.keys(rows)) {
    const visits: PhoneVisit[] = [];
    // The first one fills the server's own caches.
    for (let run = 0; run <= visitsOfOneScreen; run += 1) {
      const visit = await phone.visit({ path, cookie, row: rows[path] ?? "main a" });
      if (run > 0) visits.push(visit);
    }
    const of = (figure: (visit: PhoneVisit) => number): number => median(visits.map(figure));
    const painted = of(({ rowsMs }) => rowsMs) / 1_000;
    const usable = of(({ usableMs }) => usableMs) / 1_000;
    console.log(
      path.padEnd(14) +
        painted.toFixed(2).padStart(9) +
        usable.toFixed(2).padStart(10) +
        `${of(({ scriptsBefore }) => scriptsBefore.files)}, ${(of(({ scriptsBefore }) => scriptsBefore.bytes) / 1_000).toFixed(1)}`.padStart(
          21,
        ) +
        `${of(({ all }) => all.files)}, ${(of(({ all }) => all.bytes) / 1_000).toFixed(1)}`.padStart(12),
    );
    isMet &&= painted <= goals.rows && usable <= goals.usable;
  }
  console.log(`Goals (rows ${goals.rows} s, usable ${goals.usable} s): ${isMet ? "met" : "MISSED"}`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await phone.close();
  await site.stop();
}
