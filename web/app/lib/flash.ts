/** A toast that survives a redirect. The cookie holds the toast's name, never its text. */
import { redirect } from "react-router";
import { readCookie, writeCookie } from "./cookies.ts";
import type { FlashName } from "./flash-texts.ts";

const cookie = "flash";
const seconds = 20;

/** For server loaders. */
export function redirectWithToast(to: string, name: FlashName): Response {
  return redirect(to, { headers: { "Set-Cookie": writeCookie(cookie, name, seconds) } });
}

/** For the browser, before a full page load. */
export function leaveFlash(name: FlashName): void {
  document.cookie = writeCookie(cookie, name, seconds);
}

/** Reads the name of the waiting toast and removes it. Browser only. */
export function takeFlash(): string | null {
  const name = readCookie(document.cookie, cookie);
  if (name !== null) document.cookie = writeCookie(cookie, "", 0);
  return name;
}
