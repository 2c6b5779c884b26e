import type { PushServices } from "../../modules/notifications/browser-push/push-services.ts";

/** For tests in which nobody has turned notifications on in a browser. */
export const noPushServices: PushServices = {
  send: () => Promise.reject(new Error("This test has no push service.")),
  close: () => undefined,
};
