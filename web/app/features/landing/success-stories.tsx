import { testimonials, testimonialsNote } from "@caseload/contract/landing-texts";
import Star from "lucide-react/icons/star";
import { Avatar } from "~/ui/avatar.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./closing.module.css";

export function SuccessStories() {
  return (
    <section className="page-section" id="testimonials" aria-labelledby="stories-title">
      <div className="content-width">
        <div className="page-section-head">
          <h2 className="display" id="stories-title">
            Success Stories
          </h2>
          <p>{testimonialsNote}</p>
        </div>
        <div className={styles.stories}>
          {testimonials.map(({ quote, name, role }, at) => (
            <figure key={name} className={classNames(at > 0 && styles.second)}>
              <FiveStars />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Avatar id={at + 1} name={name} />
                <span>
                  <b>{name}</b>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function FiveStars() {
  return (
    <div className={styles.stars} role="img" aria-label="5 out of 5 stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={classNames("icon", styles.star)} aria-hidden="true" />
      ))}
    </div>
  );
}
