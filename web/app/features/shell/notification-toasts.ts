import { gather, type Gathering } from "~/lib/gather.ts";
import type { ToastRecord } from "~/ui/toast-card.tsx";
import type { Toasts } from "~/ui/toast-context.ts";

/** Milliseconds. Screen readers announce a run of notifications once in this time. */
const gatherMs = 1_000;

export interface Notification {
  /** Those with the same key, as of messages of one conversation, count as one. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** Toasts count their ids from 1. */
const notificationsId = 0;

/**
 * Toasts with notifications that have arrived, the latest last. While their toast is on screen, later ones are counted in
 * its place, and it stays held under the pointer: all of them are behind the bell.
 */
function withNotifications(
  now: readonly ToastRecord[],
  arrived: readonly Notification[],
): readonly ToastRecord[] {
  const latest = arrived.at(-1);
  if (!latest) return now;
  const former = now.find(({ id }) => id === notificationsId);
  const keys = new Set([...(former?.notifications ?? []), ...arrived.map(({ key }) => key)]);
  const { title, text } =
    keys.size === 1 ? latest : { title: `${keys.size} new notifications`, text: `Latest: ${latest.title}` };
  const record = { id: notificationsId, bad: false, title, text, notifications: keys };
  return [...now.filter((other) => other !== former), record];
}

export type NotificationToasts = Gathering<Notification>;

/** Shows notifications as they arrive, in one toast. */
export const openNotificationToasts = ({ update }: Pick<Toasts, "update">): NotificationToasts =>
  gather(gatherMs, (arrived) => update((now) => withNotifications(now, arrived)));
