import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { fullDay } from "~/lib/dates.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { LongText } from "~/ui/long-text.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import * as styles from "./legal.module.css";

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
          <Button className={styles.printButton} onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            Print
          </Button>
        </>
      }
      facts={
        <>
          <span>Version {version}</span>
          <span>
            In force from <time dateTime={effective}>{fullDay(effective)}</time>
          </span>
        </>
      }
    >
      {!isCurrent && (
        <div className={styles.notInForce}>
          <InlineNote
            title="This is not the version in force"
            text={`Version ${legalVersions[document].version} is.`}
            action={<ButtonLink to={`/${document}`}>Read the Version in Force</ButtonLink>}
          />
        </div>
      )}
      <LongText html={html} />
      <VersionList document={document} versions={versions} shown={version} />
    </ReadingPage>
  );
}

interface VersionFacts {
  readonly version: string;
  /** yyyy-mm-dd */
  readonly effective: string;
}

interface VersionListProps {
  document: LegalDocument;
  versions: readonly VersionFacts[];
  /** The version on the page. */
  shown: string;
}

/** Every version that was ever in force, each at an address that stays. */
function VersionList({ document, versions, shown }: VersionListProps) {
  return (
    <section className={styles.legalVersions} aria-labelledby="versions">
      <h2 className="heading" id="versions">
        Versions
      </h2>
      <ul>
        {versions.map(({ version, effective }) => (
          <li key={version}>
            <Link
              className="link"
              to={`/${document}/${version}`}
              aria-current={version === shown ? "page" : undefined}
            >
              Version {version}
            </Link>
            <span>
              from {fullDay(effective)}
              {version === legalVersions[document].version && ", in force"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
