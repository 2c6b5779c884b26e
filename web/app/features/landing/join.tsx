import { joinToday } from "@caseload/contract/landing-texts";
import { ButtonLink } from "~/ui/button.tsx";
import { LampIllustration } from "~/ui/lamp-illustration.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./closing.module.css";

/** The closing panel with both registrations. */
export function Join() {
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <div className={classNames("content-width", styles.joinContent)}>
        <div className={styles.joinCopy}>
          <h2 className="display" id="join-title">
            {joinToday.title}
          </h2>
          <p>{joinToday.text}</p>
          <div className={styles.callToAction}>
            <ButtonLink variant="on-lamp" size="lg" to="/auth?role=attorney">
              Register as Attorney / Law Office
            </ButtonLink>
            <ButtonLink variant="on-lamp-line" size="lg" to="/auth?role=paralegal">
              Register as Paralegal
            </ButtonLink>
          </div>
        </div>
        <LampIllustration />
      </div>
    </section>
  );
}
