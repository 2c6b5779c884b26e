import { product } from "@caseload/contract/product";
import { useUser } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { ReadingPage } from "~/ui/reading-page.tsx";
import { AboutFigures } from "./about-figures.tsx";
import { aboutSections } from "./about-sections.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./about.module.css";
import readingPageStyles from "~/ui/reading-page.module.css";
import longTextStyles from "~/ui/long-text.module.css";

export function AboutPage() {
  const isMember = useUser() !== null;
  return (
    <ReadingPage
      contents={aboutSections.map(({ id, title }) => ({ id, text: title }))}
      head={
        <>
          <h1 className="display">Case work, on terms both sides have signed</h1>
          <p className="lead">
            {product.name} is where law offices post work case by case and freelance paralegals take it on. It
            is in beta, and this page says what works today and what does not yet.
          </p>
        </>
      }
    >
      <div className={classNames(longTextStyles.longText, readingPageStyles.longText, styles.about)}>
        {aboutSections.map(({ id, title, Body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Body />
          </section>
        ))}
      </div>
      <AboutFigures />
      <div className={classNames(readingPageStyles.actions, styles.aboutActions)}>
        {!isMember && (
          <>
            <ButtonLink variant="primary" to="/auth?role=attorney">
              Register as Attorney
            </ButtonLink>
            <ButtonLink to="/auth?role=paralegal">Register as Paralegal</ButtonLink>
          </>
        )}
        <ButtonLink variant={isMember ? "secondary" : "ghost"} to="/contact">
          Contact
        </ButtonLink>
      </div>
    </ReadingPage>
  );
}
