import { eq, isNull } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { idempotencyKeys } from "../platform/db/schema/idempotency.ts";
import { jobs } from "../platform/db/schema/jobs.ts";
import { type Cast, createHiringFirm } from "./hiring.ts";
import { type Caller, openSite, type Site } from "./site.ts";

export type Answer = Awaited<ReturnType<Caller["call"]>>;

export const isReplay = ({ headers }: Answer): boolean => headers["idempotency-replayed"] === "true";

/** A valid posting without its title. */
export const untitledPosting = {
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
};

/** Two processes on one database, with one clock, and what the tests of repeated requests do with them. */
export interface RepeatingSite {
  site: Site;
  cast: Cast;
  /** The partner, by way of the second process. */
  elsewhere: Caller;
  newTitle: () => string;
  /** Posts a job. */
  post: (key: string | null, title: string, who?: Caller) => Promise<Answer>;
  countJobs: (title: string) => Promise<number>;
  advance: (milliseconds: number) => void;
  /** Runs `work` while handlers that write to a table wait for a lock. */
  whileLocked: <T>(table: string, work: () => Promise<T>) => Promise<T>;
  /** Resolves once exactly one request is running. */
  isRunning: () => Promise<void>;
  /** Makes answered requests look as if their processes had ended before the answer. */
  dropAnswers: () => Promise<void>;
  close: () => Promise<void>;
}

async function openRepeatingSite(): Promise<RepeatingSite> {
  const site = await openSite();
  const second = await openSite({}, site);
  const cast = await createHiringFirm(site);
  second.time.now = site.time.now;
  let titles = 0;
  return {
    site,
    cast,
    elsewhere: await second.signInAs(cast.partner.id),
    newTitle: () => `Privilege review ${(titles += 1)}`,
    post: (key, title, who = cast.partner) =>
      who.call("postJob", { key, body: { ...untitledPosting, title } }),
    countJobs: (title) => site.db.$count(jobs, eq(jobs.title, title)),
    advance: (milliseconds) => {
      site.time.now = new Date(site.time.now.getTime() + milliseconds);
      second.time.now = site.time.now;
    },
    whileLocked: async (table, work) => {
      const client = new pg.Client({ connectionString: site.connectionString });
      await client.connect();
      try {
        await client.query(`begin; lock table ${client.escapeIdentifier(table)} in exclusive mode`);
        return await work();
      } finally {
        await client.end();
      }
    },
    isRunning: () =>
      expect.poll(() => site.db.$count(idempotencyKeys, isNull(idempotencyKeys.answer))).toBe(1),
    dropAnswers: async () => {
      await site.db.update(idempotencyKeys).set({ answer: null });
    },
    close: async () => {
      await second.close();
      await site.close();
    },
  };
}

/** Opens such a site for the tests of a file, with no key stored before each test. */
export function withRepeatingSite(onOpen: (kit: RepeatingSite) => void): void {
  let opened: RepeatingSite;
  beforeAll(async () => {
    opened = await openRepeatingSite();
    onOpen(opened);
  });
  beforeEach(async () => {
    await opened.site.db.delete(idempotencyKeys);
  });
  afterAll(() => opened.close());
}
