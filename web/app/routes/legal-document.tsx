import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { data } from "react-router";
import { LegalPage } from "~/features/legal/legal-page.tsx";
import { VersionNotFound } from "~/features/legal/version-not-found.tsx";
import { findLegalText, versionsOf } from "~/lib/legal-documents.server.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/legal-document";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData?.text) return pageTitle("Version Not Found");
  const { text, document } = args.loaderData;
  const isCurrent = text.version === legalVersions[document].version;
  const path = isCurrent ? `/${document}` : `/${document}/${text.version}`;
  return publicPage(args, { title: text.title, description: text.summary, path, kind: "article" });
};

/** /terms and /privacy, and each of their versions at /terms/{version}. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const document: LegalDocument = pathname.startsWith("/privacy") ? "privacy" : "terms";
  const text = findLegalText(document, params.version) ?? null;
  const versions = versionsOf(document);
  return data({ document, text, versions }, { status: text ? 200 : 404 });
}

export default function LegalDocumentScreen({ loaderData }: Route.ComponentProps) {
  const { document, text, versions } = loaderData;
  return text ? <LegalPage text={text} versions={versions} /> : <VersionNotFound document={document} />;
}
