import type { PushMessage } from "@caseload/contract/notifications/push-message";

const isText = (value: unknown): value is string => typeof value === "string";

/** A message as the server wrote it; null for anything else, of which no word is shown. */
export function readMessage(text: string | undefined): PushMessage | null {
  try {
    const read = JSON.parse(text ?? "") as Partial<Record<keyof PushMessage, unknown>> | null;
    if (read === null || typeof read !== "object") return null;
    const { id, userId, title, body, tag, path, notificationId } = read;
    if (typeof id !== "number" || typeof userId !== "number") return null;
    if (!isText(title) || !isText(body) || !isText(tag) || !isText(path)) return null;
    return {
      id,
      userId,
      title,
      body,
      tag,
      path,
      notificationId: typeof notificationId === "number" ? notificationId : null,
    };
  } catch {
    return null;
  }
}

/** Where a press leads: an address of this site, or its front page. */
export function placeOf(path: string, origin: string): string {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}
