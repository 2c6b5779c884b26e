/** Whether the sidebar is a rail of icons on this device. The choice is a cookie, so that the server renders it. */
import { readCookie, writeCookie } from "./cookies.ts";

const cookie = "sidebar";
const yearSeconds = 31_536_000;

/** The value of `data-sidebar` on the root element, by which style sheets know it; undefined for the full width. */
export const sidebarWidthOf = (cookieHeader: string | null): "rail" | undefined =>
  readCookie(cookieHeader, cookie) === "rail" ? "rail" : undefined;

export const isSidebarRail = (): boolean => document.documentElement.dataset.sidebar === "rail";

export function chooseSidebarWidth(width: "rail" | "full"): void {
  const { dataset } = document.documentElement;
  if (width === "rail") dataset.sidebar = width;
  else delete dataset.sidebar;
  document.cookie = writeCookie(cookie, width, width === "rail" ? yearSeconds : 0);
}
