import { product } from "@caseload/contract/product";

/** What an e-mail says: a heading, a text, and where to go on. */
export interface Letter {
  firstName: string;
  title: string;
  message: string;
  /** Absolute. */
  link: string;
  /** The site's origin, for the footer. */
  site: string;
}

const meanings: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => meanings[sign] ?? sign);

const reason = `You receive this because you have an account at ${product.name}.`;

export function asText({ firstName, title, message, link, site }: Letter): string {
  const paragraphs = [`Hello ${firstName},`, title, message, `Open it in ${product.name}:\n${link}`];
  return [...paragraphs, `-- \n${product.name}, ${site}\n${reason}\n${product.legal}`].join("\n\n");
}

const font = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:'Helvetica Neue',Arial,sans-serif";

/** Tables and inline styles, because that is what mail programs agree on. */
export function asHtml(letter: Letter): string {
  const { firstName, title, message, link, site } = {
    firstName: escapeHtml(letter.firstName),
    title: escapeHtml(letter.title),
    message: escapeHtml(letter.message),
    link: escapeHtml(letter.link),
    site: escapeHtml(letter.site),
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f1f6f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f6f2">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d9e0db">
<tr><td style="padding:20px 28px;border-bottom:1px solid #d9e0db;${font};font-size:20px;font-weight:bold;color:#101f19">${escapeHtml(product.name)}</td></tr>
<tr><td style="padding:28px;${sans};font-size:16px;line-height:1.5;color:#101f19">
<p style="margin:0 0 16px">Hello ${firstName},</p>
<h1 style="margin:0 0 8px;${font};font-size:22px;line-height:1.3">${title}</h1>
<p style="margin:0 0 24px">${message}</p>
<p style="margin:0"><a href="${link}" style="display:inline-block;padding:11px 20px;background:#0a5438;color:#ffffff;text-decoration:none;font-weight:bold">Open in ${escapeHtml(product.name)}</a></p>
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #d9e0db;${sans};font-size:13px;line-height:1.5;color:#58645e">${escapeHtml(reason)} <a href="${site}" style="color:#58645e">${site}</a><br>${escapeHtml(product.legal)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
