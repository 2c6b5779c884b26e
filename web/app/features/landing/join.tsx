import { joinToday } from "@caseload/contract/product";
import { ButtonLink } from "~/ui/button.tsx";
import { DeskLampArt } from "~/ui/desk-lamp-art.tsx";
import "./closing.css";

/** The last word: both registrations. */
export function Join() {
  return (
    <section className="join" aria-labelledby="join-title">
      <div className="cw">
        <div className="txt">
          <h2 className="display" id="join-title">
            {joinToday.title}
          </h2>
          <p>{joinToday.text}</p>
          <div className="cta">
            <ButtonLink variant="on-lamp" size="lg" to="/auth?role=attorney">
              Register as Attorney / Law Office
            </ButtonLink>
            <ButtonLink variant="on-lamp-line" size="lg" to="/auth?role=paralegal">
              Register as Paralegal
            </ButtonLink>
          </div>
        </div>
        <DeskLampArt />
      </div>
    </section>
  );
}
