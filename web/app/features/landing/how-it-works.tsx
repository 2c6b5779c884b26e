import { howItWorks } from "@caseload/contract/product";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { CollaborateArt, ConnectArt, RegisterArt, SearchArt } from "~/ui/step-art.tsx";
import "./how-it-works.css";
import { LineNumbers } from "./pleading-sheet.tsx";

const stepArts = [RegisterArt, SearchArt, ConnectArt, CollaborateArt] as const;
const benchLines = 16;

/** One paper for each side of the desk, then the four steps that both take. */
export function HowItWorks() {
  const user = useUser();
  const { title, text, attorneys, paralegals } = howItWorks;
  return (
    <section className="sec" id="how-it-works" aria-labelledby="how-title">
      <div className="cw">
        <div className="sec-head">
          <div>
            <h2 className="display" id="how-title">
              {title}
            </h2>
            <p>{text}</p>
          </div>
        </div>
        <div className="leaves">
          <article className="leaf bench" id="for-attorneys">
            <LineNumbers lines={benchLines} />
            <div className="in">
              <Side {...attorneys} />
              <ButtonLink
                variant="primary"
                to={user?.userType === "attorney" ? "/paralegals" : "/auth?role=attorney"}
              >
                Find Paralegals
              </ButtonLink>
            </div>
          </article>
          <article className="leaf legal" id="for-paralegals">
            <Side {...paralegals} />
            <ButtonLink variant="primary" to="/jobs">
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
      <p className="who">{who}</p>
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
    <ol className="four-steps">
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
