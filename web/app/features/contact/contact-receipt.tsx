import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button.tsx";
import type { SentMessage } from "./contact-form.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contact.module.css";

interface ContactReceiptProps extends SentMessage {
  onAgain: () => void;
}

/** Takes the place of the form, and the focus with it. */
export function ContactReceipt({ ticket, email, onAgain }: ContactReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classNames("sheet", styles.contactReceipt)} aria-labelledby="contact-receipt">
      <CircleCheck className="icon icon-large" aria-hidden="true" />
      <h2 className="title" id="contact-receipt" tabIndex={-1} ref={title}>
        Message sent
      </h2>
      <p className={styles.contactTicket}>
        Your ticket is <b>{ticket}</b>
      </p>
      <h3 className="label">What happens next</h3>
      <ol>
        <li>A receipt with this number goes to {email}.</li>
        <li>Somebody on our staff reads your message and answers by e-mail to the same address.</li>
        <li>If you write again about the same matter, name the ticket so that both stay together.</li>
      </ol>
      <Button onClick={onAgain}>Write another message</Button>
    </section>
  );
}
