import type { Notification } from "@caseload/contract/notifications/notifications";
import type { NotificationRow } from "./queries.ts";

export function presentNotification({ notification: row, emailConfirmed }: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    emailConfirmed,
    priority: row.priority,
    isRead: row.readAt !== null,
    actionUrl: row.actionUrl,
    createdAt: row.createdAt.toISOString(),
  };
}
