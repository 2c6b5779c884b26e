import { conflictEventLabels } from "@caseload/contract/hiring/conflict-statuses";
import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { ConflictBadge } from "~/ui/conflict-badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./conflicts.module.css";

/** Every check and decision, without names of parties, newest first. */
export function ConflictLog() {
  const format = useFormat();
  const isParalegal = useMember().userType === "paralegal";
  const list = useApiPages("listConflictLog");
  return (
    <>
      {isParalegal ? (
        <BackLink to="/conflicts">Conflict Ledger</BackLink>
      ) : (
        <BackLink to="/applicants">Applications</BackLink>
      )}
      <PageHead
        title="Conflict Check Log"
        lede="Checks and decisions, newest first. Party names are never logged."
        actions={
          <a className="button secondary" href="/api/conflicts/log/csv" download>
            <Download className="icon" aria-hidden="true" />
            Download CSV
          </a>
        }
      />
      <section className="sheet edge" aria-label="Log">
        <PagedList
          list={list}
          noun="events"
          errorTitle="We couldn't load the log"
          empty={
            <EmptyState
              bare
              art={<DrawerArt />}
              title="No checks yet"
              text="Each application's conflict check appears here, with what was decided about it."
            />
          }
        >
          {(rows) => (
            <ul className={styles.logRows}>
              {rows.map(({ id, applicationId, jobTitle, kind, status, at, ...paralegal }) => (
                <li key={id}>
                  <time className="small faint" dateTime={at}>
                    {format.fullTime(at)}
                  </time>
                  <span>
                    <b>{conflictEventLabels[kind]}</b>{" "}
                    <Link className="link" to={`/applications/${applicationId}/conflict`}>
                      {jobTitle}
                    </Link>
                    {!isParalegal && (
                      <span className="small faint">
                        , {paralegal.paralegalName}{" "}
                        <UnconfirmedEmail confirmed={paralegal.paralegalEmailConfirmed} />
                      </span>
                    )}
                  </span>
                  <ConflictBadge status={status} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}
