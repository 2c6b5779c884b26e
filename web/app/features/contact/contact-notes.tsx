import { Link } from "react-router";
import { RuledHeading } from "~/ui/rule.tsx";
import styles from "./contact.module.css";

/** What helps us answer, and what this form is not for. */
export function ContactNotes() {
  return (
    <>
      <section className={styles.contactNote}>
        <RuledHeading>Before you write</RuledHeading>
        <p>For a problem, say what you did, what you expected and what you saw instead.</p>
        <p>
          About a contract or an application, name its number. Staff cannot change what both sides have
          signed.
        </p>
      </section>
      <section className={styles.contactNote}>
        <RuledHeading>Not for legal questions</RuledHeading>
        <p>
          We are not a law firm. Nothing sent here creates an attorney-client relationship or is privileged.
        </p>
      </section>
      <section className={styles.contactNote}>
        <RuledHeading>Your data</RuledHeading>
        <p>
          For a copy, a correction or a deletion, choose the topic “Privacy request”. The{" "}
          <Link className="link" to="/privacy">
            privacy notice
          </Link>{" "}
          says what we keep and why.
        </p>
      </section>
    </>
  );
}
