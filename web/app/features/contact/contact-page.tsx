import { product } from "@caseload/contract/product";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { ContactForm, type SentMessage } from "./contact-form.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contact.module.css";

/** The form, or the receipt in its place. */
export function ContactPage() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <div className={classNames("content-width", styles.contact)}>
      <PageHead
        title="Contact"
        lede={`Write to the people who run ${product.name}. A person reads every message.`}
      />
      <Columns rail={<ContactNotes />}>
        {sent ? <ContactReceipt {...sent} onAgain={() => setSent(null)} /> : <ContactForm onSent={setSent} />}
      </Columns>
    </div>
  );
}

/** Advice on what to write, and what the form is not for. */
function ContactNotes() {
  return (
    <>
      <section className={styles.note}>
        <RuledHeading>Before you write</RuledHeading>
        <p>For a problem, say what you did, what you expected and what you saw instead.</p>
        <p>
          About a contract or an application, name its number. Staff cannot change what both sides have
          signed.
        </p>
      </section>
      <section className={styles.note}>
        <RuledHeading>Not for legal questions</RuledHeading>
        <p>
          We are not a law firm. Nothing sent here creates an attorney-client relationship or is privileged.
        </p>
      </section>
      <section className={styles.note}>
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

interface ContactReceiptProps extends SentMessage {
  onAgain: () => void;
}

/** Replaces the form and takes its focus. */
function ContactReceipt({ ticket, email, onAgain }: ContactReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classNames("sheet", styles.receipt)} aria-labelledby="contact-receipt">
      <CircleCheck className={classNames("icon icon-large", styles.receiptIcon)} aria-hidden="true" />
      <h2 className="title" id="contact-receipt" tabIndex={-1} ref={title}>
        Message sent
      </h2>
      <p className={styles.ticket}>
        Your ticket is <b>{ticket}</b>
      </p>
      <h3 className={classNames("label", styles.receiptSteps)}>What happens next</h3>
      <ol>
        <li>A receipt with this number goes to {email}.</li>
        <li>Somebody on our staff reads your message and answers by e-mail to the same address.</li>
        <li>If you write again about the same matter, name the ticket so that both stay together.</li>
      </ol>
      <Button className={styles.writeAnother} onClick={onAgain}>
        Write another message
      </Button>
    </section>
  );
}
