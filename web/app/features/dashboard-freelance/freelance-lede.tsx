import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { Mark } from "~/ui/mark.tsx";

/** What needs this person first. */
export function FreelanceLede() {
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Open projects and what they pay." : "\u00a0";
  const { contractsAwaitingSignature: toSign, unreadMessages, applications } = figures;
  if (toSign > 0) {
    return (
      <>
        {plural(toSign, "contract waits", "contracts wait")} for you. <Mark>Sign to start.</Mark>
      </>
    );
  }
  if (applications.reviewing > 0)
    return `${plural(applications.reviewing, "application is", "applications are")} under review.`;
  if (unreadMessages > 0) return `${plural(unreadMessages, "unread message", "unread messages")}.`;
  return "Open projects that fit you, and what they pay.";
}
