import { type OwnApplicationChoice, ownApplicationChoices } from "@caseload/contract/lifecycles";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { AppliedFilter } from "~/ui/applied-filter.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { OwnApplicationCard } from "./own-application-card.tsx";
import * as styles from "./applications.module.css";

/** In the middle of a sentence. */
const choiceWords: Record<OwnApplicationChoice, string> = {
  active: "waiting for a decision",
  pending: "pending",
  reviewing: "under review",
  accepted: "accepted",
  rejected: "rejected",
  withdrawn: "withdrawn",
  interview: "followed by an interview",
};

/** What the list is narrowed to, from the address; undefined for all, and for words that mean nothing. */
function useApplicationChoice(): OwnApplicationChoice | undefined {
  const given = useSearchParams()[0].get("status");
  return ownApplicationChoices.find((choice) => choice === given);
}

/** The paralegal's applications, newest first. */
export function OwnApplications() {
  const status = useApplicationChoice();
  const list = useApiPages("listOwnApplications", status && { query: { status } });
  if (list.isPending) return <RowSkeletons rows={4} />;
  if (list.error && list.rows.length === 0) {
    return (
      <InlineAlert
        title="Error Loading Applications"
        text={errorText(list.error, "We couldn't load your applications. Nothing was lost.")}
        onRetry={list.refetch}
      />
    );
  }
  if (list.rows.length === 0 && status) {
    return (
      <EmptyState
        art={<DrawerArt />}
        title={`No application is ${choiceWords[status]}`}
        text="The rest are in the full list."
        action={<ButtonLink to="/applications">Show All Applications</ButtonLink>}
      />
    );
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        art={<DrawerArt />}
        title="No applications yet"
        text="Apply to a job with a cover letter, then track its status here."
        action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
      />
    );
  }
  return (
    <div className="sheet edge">
      {status && <AppliedFilter label={chipText(status)} wholeList="/applications" />}
      <ul className={styles.ownApplications}>
        {list.rows.map((application) => (
          <OwnApplicationCard key={application.id} application={application} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="applications"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </div>
  );
}

function chipText(status: OwnApplicationChoice): string {
  const words = choiceWords[status];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
