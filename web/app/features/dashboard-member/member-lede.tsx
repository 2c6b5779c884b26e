import { plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Mark } from "~/ui/mark.tsx";

/** What needs this person first. */
export function MemberLede() {
  const mayApply = useMember().permissions.includes("application:create");
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Your applications and the jobs that fit you." : "\u00a0";
  const { contractsAwaitingSignature: toSign, applications } = figures;
  if (toSign > 0) {
    return (
      <>
        {plural(toSign, "contract waits", "contracts wait")} for you. <Mark>Sign to start.</Mark>
      </>
    );
  }
  if (applications.reviewing > 0)
    return `${plural(applications.reviewing, "application is", "applications are")} under review.`;
  if (applications.pending > 0)
    return `${plural(applications.pending, "application waits", "applications wait")} to be read.`;
  return mayApply
    ? "Jobs that fit you, and what they ask for."
    : "Your role sees open jobs. To apply, ask your office for a role that may.";
}
