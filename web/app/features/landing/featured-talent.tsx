import { limits } from "@caseload/contract/limits";
import { ArrowRight } from "lucide-react";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { TalentFolder } from "./talent-folder.tsx";

/** Three paralegals who made their profile public. The directory is for members, so visitors register first. */
export default function FeaturedTalent() {
  const isVisitor = useUser() === null;
  return (
    <>
      <Talent />
      {isVisitor && (
        <p className="after">
          <ButtonLink variant="ghost" to="/auth?role=attorney">
            View All Paralegals <ArrowRight className="i" aria-hidden="true" />
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Talent() {
  const talent = useApi("featuredTalent");
  if (talent.isPending) return <CardSkeletons cards={limits.featuredJobs} />;
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
    <div className="folders">
      {talent.data.map((profile) => (
        <TalentFolder key={profile.id} profile={profile} />
      ))}
    </div>
  );
}
