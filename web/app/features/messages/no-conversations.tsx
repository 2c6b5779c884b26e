import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

const wording = {
  paralegal: {
    text: "When a law office writes about one of your applications, the conversation stands here.",
    action: "Browse Jobs",
    to: "/jobs",
  },
  attorney: {
    text: "Write to an applicant from their application, and the conversation stands here.",
    action: "Review Applications",
    to: "/dashboard/attorney?tab=applications",
  },
} as const;

export function NoConversations() {
  const { text, action, to } = wording[useMember().userType];
  return (
    <EmptyState
      art={<EnvelopeArt />}
      title="No messages yet"
      text={text}
      action={
        <ButtonLink variant="primary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
}
