/** Hosts that may stand in a policy; anything stranger in the Host header is left out. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

export type PageMode = "production" | "development";

/**
 * Content-Security-Policy of a page. `style-src-attr` allows the style attributes with which Base UI places its
 * popups and with which meters get their width; style elements need the nonce, scripts too.
 */
export function pagePolicy(mode: PageMode, nonce: string, host: string | undefined): string {
  const sockets = host !== undefined && plainHost.test(host) ? ` ws://${host} wss://${host}` : "";
  // Vite writes style elements of its own; a nonce beside 'unsafe-inline' would switch that off.
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
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}
