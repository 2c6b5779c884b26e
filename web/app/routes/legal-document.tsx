import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { data } from "react-router";
import { LegalPage } from "~/features/legal/legal-page.tsx";
import { findLegalText, versionsOf } from "~/lib/legal-documents.server.ts";
import { pageTitle, publicPage } from "~/lib/page-title.ts";
import { NotFound } from "~/ui/late-not-found.tsx";
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
  if (text) return <LegalPage text={text} versions={versions} />;
  return (
    <NotFound
      publicPage
      title="Version Not Found"
      text="There is no version at this address."
      action="Read the Version in Force"
      to={`/${document}`}
    />
  );
}
