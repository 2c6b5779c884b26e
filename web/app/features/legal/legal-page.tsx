import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import Printer from "lucide-react/icons/printer";
import { fullDay } from "~/lib/dates.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LongText } from "~/ui/long-text.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { VersionList, type VersionFacts } from "./version-list.tsx";
import styles from "~/ui/reading-page.module.css";

interface LegalPageProps {
  text: VersionFacts & {
    readonly document: LegalDocument;
    readonly title: string;
    readonly summary: string;
    readonly html: string;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
  };
  /** Newest first. */
  versions: readonly VersionFacts[];
}

/** A legal document in one of its versions. */
export function LegalPage({ text, versions }: LegalPageProps) {
  const { document, version, effective, title, summary, html, contents } = text;
  const isCurrent = version === legalVersions[document].version;
  return (
    <ReadingPage
      contents={contents}
      head={
        <>
          <h1 className="display">{title}</h1>
          <p className="lead">{summary}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="icon" aria-hidden="true" />
              Print
            </Button>
          </div>
        </>
      }
      margin={
        <div className={styles.facts}>
          <span>Version {version}</span>
          <span>
            In force from <time dateTime={effective}>{fullDay(effective)}</time>
          </span>
        </div>
      }
    >
      {!isCurrent && (
        <InlineAlert
          tone="note"
          title="This is not the version in force"
          text={`Version ${legalVersions[document].version} is.`}
          action={<ButtonLink to={`/${document}`}>Read the version in force</ButtonLink>}
        />
      )}
      <LongText html={html} />
      <VersionList document={document} versions={versions} shown={version} />
    </ReadingPage>
  );
}
