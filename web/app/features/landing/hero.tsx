import { product } from "@caseload/contract/product";
import { Link } from "react-router";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./hero.module.css";
import { SampleMatch } from "./sample-match.tsx";

interface HeroProps {
  /** Measured matching accuracy: "94.3% (88.4 to 98.2%)". */
  accuracy: string;
}

/** What Caseload is, for whom, and one assignment as proof. */
export function Hero({ accuracy }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={classNames("content-width", styles.content)}>
        <div className={styles.pitch}>
          <h1 className="hero-type">{product.headline}</h1>
          <p className={classNames("lead", styles.lead)}>{product.pitch}</p>
          <div className={styles.callToAction}>
            <ButtonLink variant="primary" size="lg" to="/auth?role=paralegal">
              I'm a Paralegal
            </ButtonLink>
            <ButtonLink size="lg" to="/auth?role=attorney">
              I'm an Attorney
            </ButtonLink>
          </div>
          <ul className={styles.claims}>
            {product.claims.map((claim) => (
              <li key={claim.figure}>
                <b>{claim.figure}</b>
                <span>
                  {claim.text}
                  {"proof" in claim && (
                    <>
                      {". "}
                      <Link className="link" to={claim.proof}>
                        Measured: {accuracy}
                      </Link>
                    </>
                  )}
                  {"count" in claim && (
                    <>
                      {". "}
                      <Link className="link" to={claim.count}>
                        Live figures for this site
                      </Link>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <SampleMatch />
      </div>
    </section>
  );
}
