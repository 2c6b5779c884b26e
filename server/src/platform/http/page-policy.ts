/** Hosts that can be inserted into a policy; other Host headers are ignored. */
const hostPattern = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** For responses that are no page: nothing in them loads, runs or is shown in a frame. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

export type PageMode = "production" | "development";

/**
 * Returns the Content-Security-Policy of a page. `style-src-attr` allows style attributes, with which Base UI positions
 * popups and meters set their width. Style elements and scripts need the nonce.
 */
export function pagePolicy(mode: PageMode, nonce: string, host: string | undefined): string {
  const sockets = host !== undefined && hostPattern.test(host) ? ` ws://${host} wss://${host}` : "";
  // Vite inserts style elements without a nonce; a nonce would disable 'unsafe-inline'.
  const styles = mode === "development" ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
