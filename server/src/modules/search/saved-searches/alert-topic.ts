import type { Reader, Tx } from "../../../platform/db/database.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { applyChange } from "./change-search.ts";
import { findSavedSearch, lockSavedSearch } from "./queries.ts";

/** The unsubscribe topic of a saved search: its link stops the alerts of this search only. */
export const topicOfSearch = (searchId: number): string => `search-${searchId}`;

async function stopAlerts(tx: Tx, userId: number, searchId: number, now: Date): Promise<void> {
  await tryLockActiveUser(tx, userId);
  const search = await lockSavedSearch(tx, userId, searchId);
  if (search?.alertEnabled) await applyChange(tx, search, { alertEnabled: false }, now);
}

/** Undefined when the topic is not a saved search of this person. */
export async function findAlertTopic(db: Reader, userId: number, topic: string) {
  const [, id] = /^search-([1-9]\d{0,8})$/.exec(topic) ?? [];
  const search = id === undefined ? undefined : await findSavedSearch(db, userId, Number(id));
  return (
    search && {
      what: `new jobs for "${search.name}"`,
      isOn: search.alertEnabled,
      stop: (tx: Tx, now: Date) => stopAlerts(tx, userId, search.id, now),
    }
  );
}
