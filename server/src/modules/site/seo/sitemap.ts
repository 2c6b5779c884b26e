/** XML of the sitemap protocol (sitemaps.org). */

export interface SitemapUrl {
  /** Absolute URL. */
  address: string;
  changedAt: Date | null;
}

/** The protocol's limit. */
export const maxUrlsPerFile = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xmlEntities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign);

const urlXml = ({ address, changedAt }: SitemapUrl): string =>
  `<loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}`;

/** The index of all sitemap files. */
export const sitemapIndex = (files: readonly SitemapUrl[]): string =>
  `${head}<sitemapindex ${schema}>\n${files.map((file) => `<sitemap>${urlXml(file)}</sitemap>\n`).join("")}</sitemapindex>\n`;

/** Streams one file, so that it is never in memory as a whole. */
export async function* sitemapFile(entries: AsyncIterable<readonly SitemapUrl[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const batch of entries) yield batch.map((entry) => `<url>${urlXml(entry)}</url>\n`).join("");
  yield "</urlset>\n";
}
