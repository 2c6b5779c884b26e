import { product } from "@caseload/contract/product";
import { useState } from "react";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { ContactForm, type SentMessage } from "./contact-form.tsx";
import { ContactNotes } from "./contact-notes.tsx";
import { ContactReceipt } from "./contact-receipt.tsx";
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
