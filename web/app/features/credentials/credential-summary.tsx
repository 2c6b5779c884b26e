import type { Credential } from "@caseload/contract/profiles/credentials";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { classNames } from "~/ui/class-names.ts";
import { CredentialBadge } from "~/ui/credential-badge.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./credentials.module.css";
import * as fileSheetStyles from "~/ui/file-sheet.module.css";

const isCurrent = ({ status }: Credential): boolean => status === "verified" || status === "pending";

/** On one's own profile: what is verified or being checked, and the way to the rest. */
export function CredentialSummary() {
  const { rows, isPending } = useApiPages("listOwnCredentials");
  const current = rows.filter(isCurrent);
  return (
    <section>
      <h2 className="heading">Verified credentials</h2>
      <div className={classNames(fileSheetStyles.prose, styles.summaryText)}>
        {isPending ? (
          <Loading>
            <Skeleton shape="line" />
          </Loading>
        ) : (
          <ul className={styles.credentialSummary}>
            {current.map(({ id, title, status }) => (
              <li key={id}>
                {status === "verified" ? (
                  <CredentialText title={title} isVerified />
                ) : (
                  <>
                    {title} <CredentialBadge className={styles.status} status={status} />
                  </>
                )}
              </li>
            ))}
            {current.length === 0 && <li className="muted">Nothing verified yet.</li>}
          </ul>
        )}
      </div>
      <Link className="link" to="/credentials">
        Manage credentials
      </Link>
    </section>
  );
}
