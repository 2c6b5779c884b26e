import { Link } from "react-router";
import * as styles from "./sources.module.css";

interface Source {
  readonly author: string;
  readonly title: string;
  readonly edition: string;
  readonly address: string;
}

/** In the order in which the text cites them. */
const sources = {
  paralegals: {
    author: "U.S. Bureau of Labor Statistics",
    title: "Occupational Outlook Handbook, Paralegals and Legal Assistants",
    edition: "Projections for 2023 to 2033, pay as of May 2023; the link opens the latest edition.",
    address: "https://www.bls.gov/ooh/legal/paralegals-and-legal-assistants.htm",
  },
  lawyers: {
    author: "U.S. Bureau of Labor Statistics",
    title: "Occupational Outlook Handbook, Lawyers",
    edition: "Projections for 2023 to 2033, pay as of May 2023; the link opens the latest edition.",
    address: "https://www.bls.gov/ooh/legal/lawyers.htm",
  },
  licenses: {
    author: "American Bar Association",
    title: "Profile of the Legal Profession 2025, National Lawyer Population Survey",
    edition: "Announced December 8, 2025; the link opens the latest edition.",
    address: "https://www.americanbar.org/news/profile-legal-profession/",
  },
  feeSharing: {
    author: "American Bar Association",
    title: "Model Rules of Professional Conduct, Rule 5.4",
    edition: "Professional independence of a lawyer. Each state adopts its own version.",
    address:
      "https://www.americanbar.org/groups/professional_responsibility/publications/model_rules_of_professional_conduct/rule_5_4_professional_independence_of_a_lawyer/",
  },
} as const satisfies Record<string, Source>;

type SourceName = keyof typeof sources;

const order = Object.keys(sources);

/** A raised number that leads to the source. */
export function Cite({ source }: { source: SourceName }) {
  const number = order.indexOf(source) + 1;
  return (
    <sup className={styles.cite}>
      <Link to={`#source-${source}`} aria-label={`Source ${number}`}>
        {number}
      </Link>
    </sup>
  );
}

export function Sources() {
  return (
    <ol className={styles.sources}>
      {Object.entries(sources).map(([name, { author, title, edition, address }]) => (
        <li key={name} id={`source-${name}`}>
          {author},{" "}
          <a className="link" href={address} rel="noopener noreferrer">
            {title}
          </a>
          . {edition}
        </li>
      ))}
    </ol>
  );
}
