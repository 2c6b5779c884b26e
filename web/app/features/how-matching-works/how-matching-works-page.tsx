import type { ComponentType } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { Accuracy, Judges } from "./accuracy.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./how-matching-works.module.css";
import readingPageStyles from "~/ui/reading-page.module.css";
import longTextStyles from "~/ui/long-text.module.css";
import { Law } from "./law.tsx";
import { Limits, Records, Recourse } from "./limits.tsx";
import { Data, Purpose, Score } from "./method.tsx";

interface Section {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
}

const sections: readonly Section[] = [
  { id: "purpose", title: "What it does", Body: Purpose },
  { id: "data", title: "What it reads, and what not", Body: Data },
  { id: "score", title: "How a score comes about", Body: Score },
  { id: "accuracy", title: "How accurate it is", Body: Accuracy },
  { id: "judges", title: "Who judged", Body: Judges },
  { id: "limits", title: "Its limits", Body: Limits },
  { id: "records", title: "What is kept", Body: Records },
  { id: "recourse", title: "If a score seems wrong", Body: Recourse },
  { id: "law", title: "The law around it", Body: Law },
];

/** The matching engine in plain words, with its measured accuracy. */
export function HowMatchingWorksPage() {
  return (
    <ReadingPage
      contents={sections.map(({ id, title }) => ({ id, text: title }))}
      head={
        <>
          <h1 className="display">How matching works</h1>
          <p className="lead">
            What the engine reads, how it comes to a score, how often it is right, and what to do when it is
            not.
          </p>
        </>
      }
    >
      <div
        className={classNames(longTextStyles.longText, readingPageStyles.longText, styles.howMatchingWorks)}
      >
        {sections.map(({ id, title, Body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Body />
          </section>
        ))}
      </div>
      <div className={classNames(readingPageStyles.actions, styles.matchingActions)}>
        <ButtonLink to="/contact?topic=matching">Ask for a review</ButtonLink>
      </div>
    </ReadingPage>
  );
}
