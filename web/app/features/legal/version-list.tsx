import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { Link } from "react-router";
import { fullDay } from "~/lib/dates.ts";
import styles from "./legal.module.css";

export interface VersionFacts {
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
export function VersionList({ document, versions, shown }: VersionListProps) {
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
