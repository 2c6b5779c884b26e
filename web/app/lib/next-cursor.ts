/** The cursor of the page after this one, from `Link: <…?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1];
  return target === undefined ? null : new URL(target, "http://this.site").searchParams.get("cursor");
}
