/** Background tasks whose mail server or worker is gone. */
import { randomUUID } from "node:crypto";
import { createMailServer } from "@caseload/server/testkit/mail-server";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import {
  count,
  type Fault,
  type FaultReport,
  maxOf,
  pause,
  type Site,
  summarize,
  until,
  withSite,
} from "./fault.ts";

async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Registrations of one run, each of which sends an email. */
const registrations = 20;
/** Attempts during the outage; the pauses between them grow to ten minutes and are skipped. */
const failedAttempts = 5;

const makeDue = (client: pg.Client): Promise<unknown> =>
  client.query("update tasks.job set start_after = now() where state in ('created', 'retry')");

async function loseMailServer(runs: number): Promise<FaultReport> {
  const mail = await createMailServer();
  return withSite({ env: { SMTP_URL: mail.url } }, (site) =>
    withClient(site.databaseUrl, async (client) => {
      let lost = 0;
      let doubled = 0;
      const problems: string[] = [];
      const recoveries: number[] = [];
      for (const _ of count(runs)) {
        mail.received.length = 0;
        const people = count(registrations).map(() => `outage.${randomUUID()}@example.com`);
        for (const email of people)
          await registerOverWeb(() => site.server.url, {
            email,
            userType: "paralegal",
            firstName: "Robin",
            lastName: "Waiting",
          }).catch((error: Error) => problems.push(error.message));
        for (const _attempt of count(failedAttempts)) {
          await makeDue(client);
          await pause(6_000);
        }
        await mail.listen();
        const sentTo = (email: string): number => mail.received.filter(({ to }) => to.includes(email)).length;
        recoveries.push(
          await until("emails after the outage", 60, async () => {
            await makeDue(client);
            return people.every((email) => sentTo(email) > 0);
          }).catch((error: Error) => {
            problems.push(error.message);
            return 0;
          }),
        );
        // Long enough for a second sending of one of them.
        await pause(7_000);
        lost += people.filter((email) => sentTo(email) === 0).length;
        doubled += people.filter((email) => sentTo(email) > 1).length;
        await mail.close();
      }
      return {
        lost,
        doubled,
        seconds: maxOf(recoveries),
        problems: summarize(problems),
        note: `time compressed: ${failedAttempts} pauses between attempts are skipped by making tasks due`,
      };
    }),
  );
}

const alertsOf = "select count(*)::int as count from notifications where message like $1 || '%'";

/** Kills the process while a task waits inside its transaction, after it has written. */
async function killWorker(site: Site, client: pg.Client): Promise<{ title: string; seconds: number }> {
  const title = `Alert ${randomUUID()}`;
  const [attorney] = site.writers.attorneys;
  if (!attorney) throw new Error("There are no writers.");
  await client.query("begin; lock table notifications in exclusive mode");
  await attorney.ask("postJob", {
    body: {
      title,
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "10 hrs/week",
      duration: "4 weeks",
      specialties: ["litigation"],
      description: "Index the exhibits and summarize the depositions, page and line.",
    },
  });
  await until("a task inside its transaction", 30, async () => {
    const { rows } = await client.query<{ waiting: boolean }>(
      `select exists (select from pg_locks l join tasks.job t on t.state = 'active'
         where not l.granted and l.relation = 'notifications'::regclass) as waiting`,
    );
    return rows[0]?.waiting ?? false;
  });
  await site.server.kill();
  await client.query("rollback");
  const start = performance.now();
  await site.restart();
  // Without this another worker takes the task after 30 s without a heartbeat.
  await client.query("update tasks.job set state = 'retry', start_after = now() where state = 'active'");
  await until("the task's effect", 60, async () => {
    const { rows } = await client.query<{ count: number }>(alertsOf, [title]);
    return (rows[0]?.count ?? 0) > 0;
  });
  return { title, seconds: (performance.now() - start) / 1_000 };
}

async function loseWorkers(runs: number): Promise<FaultReport> {
  return withSite({}, (site) =>
    withClient(site.databaseUrl, async (client) => {
      const [searcher] = site.writers.paralegals;
      if (!searcher) throw new Error("There are no writers.");
      await searcher.ask("saveSearch", {
        body: {
          name: "Exhibits",
          filters: { keyword: "exhibits" },
          frequency: "instant",
          alertEnabled: true,
        },
      });
      const titles: string[] = [];
      const recoveries: number[] = [];
      for (const _ of count(runs)) {
        const { title, seconds } = await killWorker(site, client);
        titles.push(title);
        recoveries.push(seconds);
      }
      await pause(3_000);
      const counts: number[] = [];
      for (const title of titles) {
        const { rows } = await client.query<{ count: number }>(alertsOf, [title]);
        counts.push(rows[0]?.count ?? 0);
      }
      return {
        lost: counts.filter((number) => number === 0).length,
        doubled: counts.filter((number) => number > 1).length,
        seconds: maxOf(recoveries),
        problems: [],
        note: "redelivered at once instead of after 30 s without a heartbeat",
      };
    }),
  );
}

export const taskFaults: readonly Fault[] = [
  { name: "smtp-down", runs: 3, run: loseMailServer },
  { name: "task-worker", runs: 20, run: loseWorkers },
];
