import { product } from "@caseload/contract/product";
import type { EmailLink } from "./email-content.ts";
import type { CompleteEmail } from "./email.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const serif = "font-family:Besley,Rockwell,Georgia,serif";
const sans = "font-family:'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Dark colors of the design tokens, in sRGB. Inline styles have the light colors. */
const darkRules = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#0b1310!important}
.sheet{background:#131c18!important;border-color:#26312c!important}
.rule{border-color:#26312c!important}
.ink{color:#edf2ec!important}
.quiet{color:#97a29a!important}
.press{background:#75d5a0!important;color:#002014!important}
}`;

/** Preview text beside the subject in a mailbox list; the blanks keep the following text out of the preview. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const linkHtml = ({ label, link }: EmailLink): string =>
  `<p style="margin:16px 0 0"><a class="ink" href="${escapeHtml(link)}" style="color:#101f19;font-weight:bold">${escapeHtml(label)}</a></p>`;

const itemHtml = ({ label, note, link }: EmailLink & { note: string }): string =>
  `<p class="rule" style="margin:0;padding:12px 0;border-top:1px solid #d9e0db"><a class="ink" href="${escapeHtml(link)}" style="color:#101f19;font-weight:bold">${escapeHtml(label)}</a><br><span class="quiet" style="font-size:14px;color:#58645e">${escapeHtml(note)}</span></p>`;

const listHtml = (list: CompleteEmail["list"]): string =>
  list.length > 0 ? `<div style="margin:0 0 24px">${list.map(itemHtml).join("\n")}</div>` : "";

function actionHtml({ label, link }: EmailLink): string {
  const [text, address] = [escapeHtml(label), escapeHtml(link)];
  return `<p style="margin:8px 0 24px"><a class="press" href="${address}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:#0a5438;color:#fafdf9;text-decoration:none;font-weight:bold">${text}</a></p>
<p class="quiet" style="margin:0;font-size:13px;color:#58645e">If the button doesn't work, open this link:<br><a class="quiet" href="${address}" style="color:#58645e;word-break:break-all">${address}</a></p>`;
}

function footerHtml({ footnote, site, settings, unsubscribe }: CompleteEmail): string {
  const link = (address: string, text: string) =>
    `<a class="quiet" href="${escapeHtml(address)}" style="color:#58645e">${escapeHtml(text)}</a>`;
  const stop = unsubscribe === undefined ? "" : ` ${link(unsubscribe, "Stop these emails")}.`;
  const choices = settings === null ? "" : ` ${link(settings, "Choose what we email you")}.`;
  return `<p style="margin:0 0 8px">${escapeHtml(footnote)}${stop}${choices}</p>
<p style="margin:0">${link(site, product.name)}. ${escapeHtml(product.legal)}</p>`;
}

/** Uses tables and inline styles, which all mail programs support. */
export function renderEmailHtml(email: CompleteEmail): string {
  const { subject, greeting, paragraphs, list, action, links } = email;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f1f6f2">
${preheader(paragraphs[0] ?? subject)}
<table ${table} class="canvas" style="background:#f1f6f2">
<tr><td align="center" style="padding:32px 16px">
<table ${table} class="sheet" style="max-width:560px;background:#ffffff;border:1px solid #d9e0db;border-radius:10px">
<tr><td class="rule ink" style="padding:20px 28px;border-bottom:3px double #d9e0db;${serif};font-size:20px;font-weight:bold;color:#101f19">${escapeHtml(product.name)}</td></tr>
<tr><td class="ink" style="padding:28px;${sans};font-size:16px;line-height:1.55;color:#101f19">
<h1 class="ink" style="margin:0 0 16px;${serif};font-size:22px;line-height:1.3;color:#101f19">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${paragraphs.map(paragraph).join("\n")}
${listHtml(list)}
${action ? actionHtml(action) : ""}
${links.map(linkHtml).join("\n")}
</td></tr>
<tr><td class="rule quiet" style="padding:16px 28px 20px;border-top:1px solid #d9e0db;${sans};font-size:13px;line-height:1.5;color:#58645e">
${footerHtml(email)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
