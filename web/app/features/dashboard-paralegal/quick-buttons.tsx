import Briefcase from "lucide-react/icons/briefcase";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import User from "lucide-react/icons/user";
import { ButtonLink } from "~/ui/button.tsx";
import { CountBubble } from "~/ui/icon-button.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./paralegal-dashboard.module.css";

export function QuickButtons({ unread }: { unread: number }) {
  return (
    <div className={classNames("actions", styles.actions)}>
      <ButtonLink variant="primary" to="/jobs">
        <Briefcase className="icon" />
        Browse Jobs
      </ButtonLink>
      <ButtonLink to="/applications">
        <Inbox className="icon" />
        My Applications
      </ButtonLink>
      <ButtonLink to="/profile/paralegal">
        <User className="icon" />
        My Profile
      </ButtonLink>
      <ButtonLink to="/messages">
        <MessageSquare className="icon" />
        Messages
        {unread > 0 && <CountBubble count={unread} />}
        {unread > 0 && <VisuallyHidden> unread</VisuallyHidden>}
      </ButtonLink>
    </div>
  );
}
