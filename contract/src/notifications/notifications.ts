import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { priorities } from "../options.ts";

/** SPEC.md section 9. */
export const notificationTypes = [
  "message",
  "application",
  "contract",
  "job_update",
  "system",
  "reminder",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id: field.id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /** Whether the person whom the text names has confirmed their email address; true where it names nobody. */
  emailConfirmed: z.boolean(),
  priority: z.enum(priorities),
  isRead: z.boolean(),
  actionUrl: z.string().nullable(),
  createdAt: field.instant,
});
export type Notification = z.infer<typeof notification>;

export const notificationEndpoints = {
  listNotifications: endpoint({
    name: "listNotifications",
    method: "GET",
    path: "/api/notifications",
    summary: "Your notifications, newest first.",
    access: members(),
    query: field.page,
    response: z.array(notification),
    paged: true,
    reads: ["notifications"],
  }),
  countUnreadNotifications: endpoint({
    name: "countUnreadNotifications",
    method: "GET",
    path: "/api/notifications/unread",
    summary: "How many notifications are unread.",
    access: members(),
    response: z.object({ count: z.number().int() }),
    reads: ["notifications"],
  }),
  readNotification: endpoint({
    name: "readNotification",
    method: "POST",
    path: "/api/notifications/:id/read",
    summary: "Mark one notification read.",
    access: parties("notification", ["paralegal", "attorney"]),
    params: field.idParams,
    response: notification,
    whileRestricted: true,
    changes: ["notifications"],
  }),
  readAllNotifications: endpoint({
    name: "readAllNotifications",
    method: "POST",
    path: "/api/notifications/mark-all-read",
    summary: "Mark all notifications read.",
    access: members(),
    response: z.object({ count: z.number().int() }),
    whileRestricted: true,
    changes: ["notifications"],
  }),
};
