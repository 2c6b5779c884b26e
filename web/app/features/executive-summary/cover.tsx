import { product } from "@caseload/contract/product";
import { prices } from "@caseload/contract/site/marketing-figures";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ScotchRule } from "~/ui/rule.tsx";
import * as styles from "./cover.module.css";
import * as executiveSummaryStyles from "./executive-summary.module.css";
import { billions, count, paralegals, yearlyPay } from "./market.ts";
import { Cite } from "./sources.tsx";

/** Title page: what this is, and the four figures that matter. */
export function Cover() {
  const { from, to } = prices.transactionFee;
  return (
    <header className={styles.cover}>
      <ScotchRule />
      <p className={styles.imprint}>
        <span>{product.name}</span>
        <span>November 2026</span>
      </p>
      <h1 className="hero-type">Executive Summary</h1>
      <p className={classNames("lead", styles.lead)}>
        Law firms post work case by case; freelance paralegals take it on terms both parties have signed. This
        summary covers how large that market is, what works today and what the business would earn. Every
        figure cites its source or shows its arithmetic, and where we have no reliable figure, we say so.
      </p>
      <div className={executiveSummaryStyles.callToAction}>
        <ButtonLink variant="primary" size="lg" to="/auth">
          Sign In or Register
        </ButtonLink>
        <ButtonLink size="lg" to="/">
          Return to Home
        </ButtonLink>
      </div>
      <ul className={styles.keyFigures}>
        <li>
          <b>{count(paralegals.jobs)}</b>
          <span>
            paralegal jobs in the United States, 2023
            <Cite source="paralegals" />
          </span>
        </li>
        <li>
          <b>{count(paralegals.openingsPerYear)}</b>
          <span>
            openings projected each year to 2033
            <Cite source="paralegals" />
          </span>
        </li>
        <li>
          <b>{billions(yearlyPay(paralegals))}</b>
          <span>a year in paralegal pay, calculated at the median</span>
        </li>
        <li>
          <b>
            {from}&ndash;{to}%
          </b>
          <span>planned fee on an assignment</span>
        </li>
      </ul>
      <ScotchRule soft />
    </header>
  );
}
