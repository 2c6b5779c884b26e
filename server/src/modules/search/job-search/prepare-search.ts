import type { Db } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log.ts";
import { collectWords } from "./collect-words.ts";
import { indexPostings } from "./index-postings.ts";
import { indexVocabulary } from "./index-vocabulary.ts";
import { refreshFacets } from "../../jobs/facets/refresh-facets.ts";

/** The scheduled tasks do the rest, so that a start stays short. */
const batchSize = 200;
const retryMs = 60_000;

type Step = (db: Db, now: Date) => Promise<unknown>;

const steps: Readonly<Record<string, Step>> = {
  "The search vocabulary": indexVocabulary,
  "The facets of postings": (db) => refreshFacets(db, batchSize),
  "The index of postings": (db) => indexPostings(db, batchSize),
  "The words of postings": collectWords,
};

/**
 * At every start, after the demo data: indexes postings that were stored without the application, and collects the words
 * of postings on a first start, so that the first search already corrects typos. All of it is a cache: searches work
 * without it, so a step that fails is logged and repeated every minute.
 * @returns a function that ends the repetitions
 */
export async function prepareSearch(db: Db, clock: () => Date, log: Pick<Log, "warn">): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(names: readonly string[]): Promise<void> {
    const failed: string[] = [];
    for (const name of names) {
      if (isStopped) return;
      await steps[name]?.(db, clock()).catch((err: unknown) => {
        failed.push(name);
        log.warn({ err }, `${name} could not be prepared; trying again in a minute`);
      });
    }
    if (failed.length > 0 && !isStopped) timer = setTimeout(() => void run(failed), retryMs).unref();
  }

  await run(Object.keys(steps));
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
