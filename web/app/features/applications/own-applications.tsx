import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { OwnApplicationCard } from "./own-application-card.tsx";

/** The paralegal's applications, newest first. */
export function OwnApplications() {
  const list = useApiPages("listOwnApplications");
  if (list.isPending) return <RowSkeletons rows={4} />;
  if (list.error && list.rows.length === 0) {
    return (
      <InlineAlert
        title="Error Loading Applications"
        text={errorText(list.error, "The list did not arrive. Your applications are safe.")}
        onRetry={list.refetch}
      />
    );
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        art={<DrawerArt />}
        title="No applications yet"
        text="Apply to a posting with a cover letter, and follow here how it is read and decided."
        action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
      />
    );
  }
  return (
    <div className="sheet edge">
      <ul className="own-applications">
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
