import { calls, type CallName } from "@caseload/contract/paths";
import type { CallInput } from "./api-types.ts";

/** Path and query string of a call. Query values that are undefined, null or empty are left out. */
export function requestUrl(name: CallName, { params = {}, query = {} }: CallInput): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The cursor of the page after this one, from `Link: <…?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1];
  return target === undefined ? null : new URL(target, "http://this.site").searchParams.get("cursor");
}
