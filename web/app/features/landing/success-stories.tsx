import { testimonials } from "@caseload/contract/product";
import { Star } from "lucide-react";
import { Avatar } from "~/ui/avatar.tsx";
import { classNames } from "~/ui/class-names.ts";
import "./closing.css";

export function SuccessStories() {
  return (
    <section className="sec" id="testimonials" aria-labelledby="stories-title">
      <div className="cw">
        <div className="sec-head">
          <h2 className="display" id="stories-title">
            Success Stories
          </h2>
        </div>
        <div className="stories">
          {testimonials.map(({ quote, name, role }, at) => (
            <figure key={name} className={classNames(at > 0 && "second")}>
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
    <div className="stars" role="img" aria-label="5 out of 5 stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="i" aria-hidden="true" />
      ))}
    </div>
  );
}
