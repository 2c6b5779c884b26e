import { notificationEndpoints } from "@caseload/contract/notifications/notifications";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { presentNotification } from "./present.ts";
import { countUnread, listNotifications } from "./queries.ts";
import { readAllNotifications, readNotification } from "./read-notifications.ts";

export function notificationRoutes(register: Register, { db, clock }: Deps): void {
  register(notificationEndpoints.listNotifications, async ({ actor, query }) => {
    const { rows, next } = await listNotifications(db, actor.id, query);
    return { rows: rows.map(presentNotification), next };
  });

  register(notificationEndpoints.countUnreadNotifications, async ({ actor }) => ({
    count: await countUnread(db, actor.id),
  }));

  register(notificationEndpoints.readNotification, async ({ actor, params }) =>
    presentNotification(await readNotification(db, actor.id, params.id, clock())),
  );

  register(notificationEndpoints.readAllNotifications, async ({ actor }) => ({
    count: await readAllNotifications(db, actor.id, clock()),
  }));
}
