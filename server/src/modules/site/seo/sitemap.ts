/** The sitemap protocol (sitemaps.org) in text. Addresses are absolute. */

export interface Entry {
  /** Absolute. */
  address: string;
  changedAt: Date | null;
}

/** What one file may hold. */
export const maxAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const meanings: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => meanings[sign] ?? sign);

const inside = ({ address, changedAt }: Entry): string =>
  `<loc>${escapeXml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}`;

/** The list of files. */
export const sitemapIndex = (files: readonly Entry[]): string =>
  `${head}<sitemapindex ${schema}>\n${files.map((file) => `<sitemap>${inside(file)}</sitemap>\n`).join("")}</sitemapindex>\n`;

/** One file, piece by piece, so that it is never in memory as a whole. */
export async function* sitemapFile(entries: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const some of entries) yield some.map((entry) => `<url>${inside(entry)}</url>\n`).join("");
  yield "</urlset>\n";
}
