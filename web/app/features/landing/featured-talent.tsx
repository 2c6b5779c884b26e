import { firstLimits } from "@caseload/contract/first-limits";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { TalentFolder } from "./talent-folder.tsx";
import styles from "./featured.module.css";

/** Three paralegals who made their profile public. */
export default function FeaturedTalent() {
  return (
    <>
      <Talent />
      <p className={styles.after}>
        <ButtonLink variant="ghost" to="/paralegals">
          View All Paralegals <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </p>
    </>
  );
}

function Talent() {
  const talent = useApi("featuredTalent");
  if (talent.isPending) return <CardSkeletons cards={firstLimits.featuredJobs} />;
  if (talent.error) {
    return (
      <InlineAlert
        title="Failed to fetch profiles"
        text={talent.error.text}
        onRetry={() => void talent.refetch()}
        retrying={talent.isFetching}
      />
    );
  }
  if (talent.data.length === 0) {
    return <p className="muted">No paralegal has a public profile yet.</p>;
  }
  return (
    <div className={styles.folders}>
      {talent.data.map((profile) => (
        <TalentFolder key={profile.id} profile={profile} />
      ))}
    </div>
  );
}
