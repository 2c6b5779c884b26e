import { Link } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { Part } from "./parts.tsx";
import * as styles from "./executive-summary.module.css";

const shown = [
  "The main loop runs: post, apply, decide, agree on terms, work, complete.",
  "Each side signs separately, and the signed text is kept with its fingerprint.",
  "Figures in the product are counted from its records, including those on this page.",
  "The software can be licensed and run by its operator, under its own name.",
] as const;

const open = [
  "That enough firms post, month after month, to keep good paralegals looking.",
  "That both sides come back to the platform after a first assignment.",
  "What it costs to win and serve a member.",
  "Matching accuracy, independently audited.",
] as const;

export function Investment() {
  return (
    <Part
      id="investment"
      finding="You can try what works today in minutes. What an investment would still have to prove is listed beside it."
    >
      <div className={styles.balance}>
        <Points title="Can be checked today" points={shown} />
        <Points title="Still to be shown" points={open} />
      </div>
      <p>
        We publish no valuation, amount sought or expected return: any such figure would be a guess presented
        as fact. This page is for information only. It is not an offer of securities, and it is not legal or
        financial advice.
      </p>
      <div className={styles.callToAction}>
        <ButtonLink variant="primary" to="/auth">
          Try the Product
        </ButtonLink>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
      <p className={styles.aside}>
        See what visitors see on the{" "}
        <Link className="link" to="/">
          home page
        </Link>
        .
      </p>
    </Part>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="rule">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
