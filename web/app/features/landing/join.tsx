import { joinToday } from "@caseload/contract/landing-texts";
import { ButtonLink } from "~/ui/button.tsx";
import { DeskLampArt } from "~/ui/desk-lamp-art.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./closing.module.css";
import heroStyles from "./hero.module.css";
import pleadingSheetStyles from "./pleading-sheet.module.css";

/** The last word: both registrations. */
export function Join() {
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <div className="content-width">
        <div className={classNames(styles.copy, pleadingSheetStyles.copy)}>
          <h2 className="display" id="join-title">
            {joinToday.title}
          </h2>
          <p>{joinToday.text}</p>
          <div className={classNames(styles.callToAction, heroStyles.callToAction)}>
            <ButtonLink variant="on-lamp" size="lg" to="/auth?role=attorney">
              Register as Attorney / Law Office
            </ButtonLink>
            <ButtonLink variant="on-lamp-line" size="lg" to="/auth?role=paralegal">
              Register as Paralegal
            </ButtonLink>
          </div>
        </div>
        <DeskLampArt />
      </div>
    </section>
  );
}
