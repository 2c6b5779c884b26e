import type { Reader, Tx } from "../../../platform/db/database.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { applyChange } from "./change-search.ts";
import { findSearch, lockSearch } from "./queries.ts";

/** What the links of alerts stop: one search's, and no other's. */
export const topicOfSearch = (searchId: number): string => `search-${searchId}`;

async function stopAlerts(tx: Tx, userId: number, searchId: number, now: Date): Promise<void> {
  await tryLockActiveUser(tx, userId);
  const search = await lockSearch(tx, userId, searchId);
  if (search?.alertEnabled) await applyChange(tx, search, { alertEnabled: false }, now);
}

/** Undefined when the topic is no search of this person's, or the search is gone. */
export async function findAlertTopic(db: Reader, userId: number, topic: string) {
  const [, id] = /^search-([1-9]\d{0,8})$/.exec(topic) ?? [];
  const search = id === undefined ? undefined : await findSearch(db, userId, Number(id));
  return (
    search && {
      what: `new jobs for “${search.name}”`,
      isOn: search.alertEnabled,
      stop: (tx: Tx, now: Date) => stopAlerts(tx, userId, search.id, now),
    }
  );
}
