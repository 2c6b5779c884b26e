import { ButtonLink } from "~/ui/button.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { Accuracy, Judges } from "./accuracy.tsx";
import * as styles from "./how-matching-works.module.css";
import { contentsOf, SectionedText, type TextSection } from "~/ui/sectioned-text.tsx";
import { Limits, Records, Recourse } from "./limits.tsx";
import { Data, Purpose, Score } from "./method.tsx";

/** Rules that speak of such engines, each with its own text. */
const rules = [
  {
    title: "European Union: Regulation (EU) 2024/1689, Annex III, point 4",
    address: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
    text: "Lists systems that analyze and filter applications or evaluate candidates as high-risk uses, with duties on data, records, accuracy, information and human oversight.",
  },
  {
    title: "Colorado: SB 26-189",
    address: "https://coag.gov/resources/ai/",
    text: "From January 1, 2027: notice when automated technology materially influences a decision on employment, an explanation after an adverse one, correction of wrong data, and review by a person.",
  },
  {
    title: "New York City: Local Law 144 of 2021",
    address: "https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page",
    text: "An employer or agency that lets such a tool weigh more than anything else needs an independent bias audit within the past year, published results, and notice to candidates ten business days ahead.",
  },
  {
    title: "Illinois: HB 3773 (Public Act 103-0804)",
    address: "https://www.ilga.gov/Legislation/PublicActs/View/103-0804",
    text: "Since January 1, 2026: notice when an employer uses artificial intelligence in hiring; no use that discriminates, and no ZIP codes as a stand-in for protected classes.",
  },
] as const;

function Law() {
  return (
    <>
      <p>
        Several laws cover tools that rank people for work. Whether one applies to you depends on who you are,
        where the work is and how you use the ranking; ask counsel. We wrote this page with them in mind.
      </p>
      <ul>
        {rules.map(({ title, address, text }) => (
          <li key={title}>
            <a href={address} rel="noopener noreferrer">
              {title}
            </a>
            . {text}
          </li>
        ))}
      </ul>
      <p>
        This engine has not had an independent bias audit. We do not ask members for their sex, race or
        ethnicity, so we cannot calculate selection rates by group. This page is not legal advice.
      </p>
    </>
  );
}

const sections: readonly TextSection[] = [
  { id: "purpose", title: "What it does", Body: Purpose },
  { id: "data", title: "What it reads, and what it ignores", Body: Data },
  { id: "score", title: "How a score is calculated", Body: Score },
  { id: "accuracy", title: "How accurate it is", Body: Accuracy },
  { id: "judges", title: "Who judged", Body: Judges },
  { id: "limits", title: "Its limits", Body: Limits },
  { id: "records", title: "What we keep", Body: Records },
  { id: "recourse", title: "If a score seems wrong", Body: Recourse },
  { id: "law", title: "Relevant law", Body: Law },
];

/** The matching engine in plain words, with its measured accuracy. */
export function HowMatchingWorksPage() {
  return (
    <ReadingPage
      contents={contentsOf(sections)}
      head={
        <>
          <h1 className="display">How Matching Works</h1>
          <p className="lead">
            What the engine reads, how it scores, how often it is right, and what to do when it is not.
          </p>
        </>
      }
    >
      <SectionedText className={styles.howMatchingWorks} sections={sections} />
      <div className={styles.matchingActions}>
        <ButtonLink to="/contact?topic=matching">Ask for a Review</ButtonLink>
      </div>
    </ReadingPage>
  );
}
