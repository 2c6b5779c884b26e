// npm run bench -- directory [paralegals]: the directory's filters, orders and pages over HTTP, sequentially.
import process from "node:process";
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import { registerOverWeb, signInOverWeb } from "@caseload/server/testkit/web-caller";
import { joinBenchFirm, makeManyParalegals } from "./many-paralegals.ts";

const goalMs = 50;
const paralegals = Number(process.argv[2] ?? 100_000);
const asked = 60;
const deepPages = 40;

const queries = [
  "",
  "sort=experience",
  "sort=rate",
  "sort=rate-desc",
  "specialty=Litigation",
  "specialty=Bankruptcy&experience=expert&sort=rate",
  "location=Philadelphia",
  "location=PA&arrangement=hybrid&availability=part-time",
  "location=Boise&specialty=Tax+Law&experience=expert&maxRate=30&arrangement=onsite&availability=contract",
  "location=nowhere",
  "maxRate=30",
  "maxRate=25&sort=rate-desc",
  "q=privilege+logs",
  "q=asylum+declarations+spanish",
  "q=Hannah+Delacroix",
  "q=review+teams&sort=rate",
  "q=zzzz",
  "verified=true",
  "verified=true&specialty=Bankruptcy&sort=rate",
  "shortlisted=true",
  "shortlisted=true&sort=rate",
];

const postgres = await startTestServer({ durable: true });
const database = await createTestDatabase();
console.log(`Making ${paralegals.toLocaleString("en-US")} paralegals`);
await makeManyParalegals(database.connectionString, paralegals);
const server = await startServerProcess({
  env: { DATABASE_URL: database.connectionString, AUTH_SECRET: "a secret for the bench, long enough" },
});
try {
  const email = "hirer@bench.example";
  await registerOverWeb(() => server.url, {
    email,
    userType: "attorney",
    firstName: "Robin",
    lastName: "Hirer",
  });
  await joinBenchFirm(database.connectionString, email);
  // A new session, because the first one has the firm of the registration.
  const { cookie } = await signInOverWeb(() => server.url, email);
  const all: number[] = [];
  for (const query of queries)
    all.push(...(await timesOf(`list ${query || "everybody"}`, listOf(query), cookie)));
  for (const query of queries)
    all.push(
      ...(await timesOf(
        `count ${query || "everybody"}`,
        `${server.url}/api/paralegals/count?${query}`,
        cookie,
      )),
    );
  for (const sort of ["recent", "experience", "rate", "rate-desc"])
    all.push(...(await timesOf(`page ${deepPages} by ${sort}`, await deepPage(sort, cookie), cookie)));
  const p95 = share(all, 0.95);
  console.log(
    `${all.length} answers: median ${share(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${goalMs})`,
  );
  process.exitCode = p95 < goalMs ? 0 : 1;
} finally {
  await server.stop();
  await database.drop();
  await postgres.stop();
}

function listOf(query: string): string {
  return `${server.url}/api/paralegals?${query}`;
}

/** Follows the Link headers and reads each page in full. */
async function deepPage(sort: string, cookie: string): Promise<string> {
  let url = listOf(`sort=${sort}&limit=100`);
  for (let page = 1; page < deepPages; page += 1) {
    const { headers } = await ask(url, cookie);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    if (next === undefined) throw new Error(`${url} has no next page.`);
    url = server.url + next;
  }
  return url.replace("limit=100", "limit=20");
}

async function ask(url: string, cookie: string): Promise<Response> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}

async function timesOf(what: string, url: string, cookie: string): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < asked; turn += 1) {
    const begun = performance.now();
    await ask(url, cookie);
    took.push(performance.now() - begun);
  }
  console.log(
    `${share(took, 0.5).toFixed(1).padStart(8)} ${share(took, 0.95).toFixed(1).padStart(8)} ms  ${what}`,
  );
  return took;
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}
