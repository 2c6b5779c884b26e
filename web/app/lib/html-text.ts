/** Text and links as HTML or XML source. */

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");

/** Paths and anchors of this site, web and mail addresses; any other scheme leaves only the words. */
export function linkTo(href: string, inner: string, title: string | null): string {
  const isExternal = /^https?:\/\//i.test(href);
  if (!isExternal && !/^(?:\/(?!\/)|#|mailto:)/i.test(href)) return inner;
  const hint = title === null ? "" : ` title="${escapeHtml(title)}"`;
  return `<a href="${escapeHtml(href)}"${hint}${isExternal ? ' rel="noopener"' : ""}>${inner}</a>`;
}
