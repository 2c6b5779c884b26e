import { product } from "@caseload/contract/product";
import { ButtonLink } from "~/ui/button.tsx";
import "./hero.css";
import { PleadingSheet } from "./pleading-sheet.tsx";

/** What Caseload is, for whom, and one assignment as proof. */
export function Hero() {
  return (
    <section className="hero">
      <div className="cw">
        <div className="pitch">
          <h1 className="hero-type">{product.headline}</h1>
          <p className="lead">{product.pitch}</p>
          <div className="cta">
            <ButtonLink variant="primary" size="lg" to="/auth?role=paralegal">
              I'm a Paralegal
            </ButtonLink>
            <ButtonLink size="lg" to="/auth?role=attorney">
              I'm an Attorney
            </ButtonLink>
          </div>
          <ul className="claims">
            {product.claims.map(({ figure, text }) => (
              <li key={figure}>
                <b>{figure}</b> {text}
              </li>
            ))}
          </ul>
        </div>
        <PleadingSheet />
      </div>
    </section>
  );
}
