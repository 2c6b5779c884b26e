import type { PushServices } from "../../modules/notifications/browser-push/push-services.ts";

/** For tests without subscribed browsers. */
export const noPushServices: PushServices = {
  send: () => Promise.reject(new Error("This test has no push service.")),
  close: () => undefined,
};
