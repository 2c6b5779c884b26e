/**
 * What travels through a browser's push service, encrypted for that browser (RFC 8291). Free of zod: the service worker
 * that unpacks it stays small.
 */
export interface PushMessage {
  /** Names the message for good: one that arrives twice is known as the same one. */
  id: number;
  /** Whom it is for. A browser with another person's session, or none, shows no word of it. */
  userId: number;
  title: string;
  body: string;
  /** A newer message with the same tag takes this one's place on the screen. */
  tag: string;
  /** Path on this site where it can be acted on. */
  path: string;
  /** The notification in the app that a press marks read; null when there is none. */
  notificationId: number | null;
}

/** Longest texts of a push message, in characters; more does not fit on lock screens. */
export const pushTitleLength = 120;
export const pushBodyLength = 240;

/** Seconds for which a push service keeps a message for a browser that is switched off; older ones are not sent. */
export const pushLifetime = 86_400;
