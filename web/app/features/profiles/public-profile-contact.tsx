import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { useUser } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import * as styles from "~/ui/file-sheet.module.css";

interface ContactActionProps {
  profile: PublicProfile;
  onContact: () => void;
  onSignUp: () => void;
}

/** Attorneys may write, visitors may register as attorneys, and all others read the reason (SPEC.md section 2). */
export function ContactAction({ profile, onContact, onSignUp }: ContactActionProps) {
  const user = useUser();
  return (
    <div className={styles.action}>
      {user === null ? (
        <Button variant="primary" size="lg" block onClick={onSignUp}>
          Sign Up as Attorney to Contact
        </Button>
      ) : user.userType === "attorney" && user.id !== profile.id ? (
        <Button variant="primary" size="lg" block onClick={onContact}>
          Contact Paralegal
        </Button>
      ) : (
        <Button variant="primary" size="lg" block disabled>
          Only Attorneys Can Contact Paralegals
        </Button>
      )}
    </div>
  );
}
