/** Light, dark, or whatever the system says. The choice is a cookie, so that the server renders it. */
import { useSyncExternalStore } from "react";
import { readCookie, writeCookie } from "./cookies.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const cookie = "theme";
const yearSeconds = 31_536_000;
/** The canvas of each theme, for the browser's own bars. */
export const themeColors = { light: "#f1f6f2", dark: "#0b1310" } as const;

export function themeOf(cookieHeader: string | null): Theme {
  const value = readCookie(cookieHeader, cookie);
  return themes.find((theme) => theme === value) ?? "system";
}

/** Runs in the head before the first paint; a chosen theme is in the server's markup. */
export const themeScript = `(()=>{const d=document.documentElement,c=${JSON.stringify(themeColors)};
const p=()=>{if(d.dataset.choice==="system")d.dataset.theme=m.matches?"dark":"light";
const t=document.querySelector("meta[name=theme-color]");if(t)t.content=c[d.dataset.theme]};
const m=matchMedia("(prefers-color-scheme: dark)");m.addEventListener("change",p);p()})()`;

const listeners = new Set<() => void>();
const currentChoice = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.choice) ?? "system";

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.choice = theme;
  root.dataset.theme = dark ? "dark" : "light";
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", themeColors[dark ? "dark" : "light"]);
  document.cookie = writeCookie(cookie, theme, yearSeconds);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person's choice, not the colours it leads to. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentChoice, () => "system");
