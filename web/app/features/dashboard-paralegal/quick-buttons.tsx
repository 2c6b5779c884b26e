import { Briefcase, Inbox, MessageSquare, User } from "lucide-react";
import { ButtonLink } from "~/ui/button.tsx";
import { CountBubble } from "~/ui/icon-button.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

export function QuickButtons({ unread }: { unread: number }) {
  return (
    <div className="acts">
      <ButtonLink variant="primary" to="/jobs">
        <Briefcase className="i" />
        Browse Jobs
      </ButtonLink>
      <ButtonLink to="/applications">
        <Inbox className="i" />
        My Applications
      </ButtonLink>
      <ButtonLink to="/profile/paralegal">
        <User className="i" />
        My Profile
      </ButtonLink>
      <ButtonLink to="/messages">
        <MessageSquare className="i" />
        Messages
        {unread > 0 && <CountBubble count={unread} />}
        {unread > 0 && <VisuallyHidden> unread</VisuallyHidden>}
      </ButtonLink>
    </div>
  );
}
