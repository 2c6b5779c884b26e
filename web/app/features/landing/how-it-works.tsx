import { howItWorks } from "@caseload/contract/landing-texts";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { CollaborateArt, ConnectArt, RegisterArt, SearchArt } from "~/ui/step-art.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./how-it-works.module.css";
import { LineNumbers } from "./sample-match.tsx";

const stepArts = [RegisterArt, SearchArt, ConnectArt, CollaborateArt] as const;
const ruledLineCount = 16;

/** What attorneys and paralegals get, then the four steps that both take. */
export function HowItWorks() {
  const user = useUser();
  const { title, text, attorneys, paralegals } = howItWorks;
  return (
    <section className="page-section" id="how-it-works" aria-labelledby="how-title">
      <div className="content-width">
        <div className="page-section-head">
          <div>
            <h2 className="display" id="how-title">
              {title}
            </h2>
            <p>{text}</p>
          </div>
        </div>
        <div className={styles.leaves}>
          <article className={classNames(styles.leaf, styles.attorneyColumn)} id="for-attorneys">
            <LineNumbers lines={ruledLineCount} className={styles.lineNumbers} />
            <div className={styles.attorneyText}>
              <Side {...attorneys} />
              <ButtonLink
                variant="primary"
                className={styles.leafAction}
                to={user?.userType === "attorney" ? "/paralegals" : "/auth?role=attorney"}
              >
                Find Paralegals
              </ButtonLink>
            </div>
          </article>
          <article className={classNames(styles.leaf, styles.legalPad)} id="for-paralegals">
            <Side {...paralegals} />
            <ButtonLink variant="primary" className={styles.leafAction} to="/jobs">
              Find Opportunities
            </ButtonLink>
          </article>
        </div>
        <Steps />
      </div>
    </section>
  );
}

function Side({ who, title, points }: { who: string; title: string; points: readonly string[] }) {
  return (
    <>
      <p className={styles.audience}>{who}</p>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Steps() {
  return (
    <ol className={styles.fourSteps}>
      {howItWorks.steps.map(({ title, text }, at) => {
        const Art = stepArts[at];
        return (
          <li key={title}>
            {Art && <Art />}
            <h3>
              <i aria-hidden="true">{at + 1}.</i>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
