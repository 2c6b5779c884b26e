import type { JobMatch } from "@caseload/contract/matching/matches";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";

/** Without a profile only the registration speaks; says so, and what to do. */
export function NoProfileNote({ rows }: { rows: readonly JobMatch[] }) {
  const { hasProfile } = useMember();
  if (rows.some(({ fromProfile }) => fromProfile)) return null;
  return (
    <InlineAlert
      tone="note"
      title="Your profile is still missing"
      text="These postings are ordered by what you chose when you registered. With a profile, each gets a score and its reasons."
      action={
        <ButtonLink size="sm" to={hasProfile ? "/profile/paralegal" : "/profile/paralegal/new"}>
          {hasProfile ? "Complete your profile" : "Create your profile"}
        </ButtonLink>
      }
    />
  );
}
