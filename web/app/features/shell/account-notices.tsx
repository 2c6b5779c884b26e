import type { User } from "@caseload/contract/accounts/accounts";
import { legalVersions } from "@caseload/contract/accounts/legal-versions";
import FileText from "lucide-react/icons/file-text";
import MailQuestion from "lucide-react/icons/mail-question-mark";
import ShieldAlert from "lucide-react/icons/shield-alert";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useSendVerification } from "~/lib/send-verification.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./account-notices.module.css";

/** What an account still lacks, above every screen: a confirmed address, the current terms accepted. */
export default function AccountNotices() {
  const { emailVerified, termsAccepted, restriction } = useMember();
  return (
    <section className={styles.accountNotices} aria-label="About your account">
      {restriction && <Restricted restriction={restriction} />}
      {!termsAccepted && <NewTerms />}
      {!emailVerified && <UnconfirmedAddress />}
    </section>
  );
}

interface NoticeProps {
  icon: LucideIcon;
  children: ReactNode;
  action: ReactNode;
}

function Notice({ icon: Icon, children, action }: NoticeProps) {
  return (
    <div className={styles.accountNotice}>
      <Icon className={classNames("icon", styles.noticeIcon)} aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  );
}

function Restricted({ restriction: { until } }: { restriction: NonNullable<User["restriction"]> }) {
  const format = useFormat();
  return (
    <Notice
      icon={ShieldAlert}
      action={
        <ButtonLink size="sm" to="/settings/standing">
          See Why
        </ButtonLink>
      }
    >
      <b className="strong">
        {until === null
          ? "Your account is banned."
          : `Your account is suspended until ${format.dateTime(until)}.`}
      </b>{" "}
      You can read and export everything, and appeal. You can't change anything.
    </Notice>
  );
}

function UnconfirmedAddress() {
  const { email } = useMember();
  const { sendAgain, isPending } = useSendVerification(useToast());
  return (
    <Notice
      icon={MailQuestion}
      action={
        <Button size="sm" pending={isPending} pendingText="Sending" onClick={sendAgain}>
          Send Again
        </Button>
      }
    >
      <b className="strong">Confirm your email address.</b> Email notifications start once you do. Use the
      link we emailed
      <span className={styles.recipient}> to {email}</span>, or{" "}
      <Link className="link" to="/settings/name">
        change the address
      </Link>
      .
    </Notice>
  );
}

function NewTerms() {
  const toast = useToast();
  const accept = useSingleCall("acceptTerms", {
    onSuccess: () => toast.success("Terms accepted", "Your acceptance is on record."),
    onError: (error) =>
      toast.failure("We couldn't record your acceptance", errorText(error, "Please try again.")),
  });
  const versions = { terms: legalVersions.terms.version, privacy: legalVersions.privacy.version };
  return (
    <Notice
      icon={FileText}
      action={
        <Button
          size="sm"
          pending={accept.isPending}
          pendingText="Accepting"
          onClick={() => accept.send({ body: versions })}
        >
          Accept
        </Button>
      }
    >
      <b className="strong">Please accept the current documents:</b> the{" "}
      <Link className="link" to="/terms">
        terms
      </Link>{" "}
      and the{" "}
      <Link className="link" to="/privacy">
        privacy notice
      </Link>
      .
    </Notice>
  );
}
