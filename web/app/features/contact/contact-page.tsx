import { product } from "@caseload/contract/product";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./contact.module.css";
import {
  contactTopicLabels,
  contactTopics,
  type ContactTopic,
} from "@caseload/contract/staff/contact-topics";
import { maxLength } from "@caseload/contract/limits";
import { contactToasts } from "@caseload/contract/site/contact-toasts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useUser } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { ChoiceField } from "~/ui/page-fields.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";

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
        <p>To report a problem, say what you did, what you expected and what happened instead.</p>
        <p>
          If you write about a contract or an application, include its number. Staff cannot change what both
          parties have signed.
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
          For a copy, a correction or a deletion, choose the topic "Privacy request". The{" "}
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
        <li>
          We'll email a receipt with this number to {email}, unless we've emailed that address several times
          in the last hour.
        </li>
        <li>Our staff reads your message and replies by email to the same address.</li>
        <li>
          If you write again about the same matter, include the ticket number so we can keep your messages
          together.
        </li>
      </ol>
      <Button className={styles.writeAnother} onClick={onAgain}>
        Write Another Message
      </Button>
    </section>
  );
}

interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

interface ContactFormProps {
  onSent: (message: SentMessage) => void;
}

const loadSchema = async () => (await import("@caseload/contract/staff/contact-messages")).contactForm;

const topics = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }));

export function ContactForm({ onSent }: ContactFormProps) {
  const form = usePageForm(loadSchema, { initial: useInitialValues() });
  const toast = useToast();
  const call = useSingleCall("sendContactMessage", {
    onSuccess: ({ ticket }, { body }) => onSent({ ticket, email: body.email }),
    onError: (error) => {
      if (showFieldErrors(form, error)) return;
      toast.failure(contactToasts.contactFailed, error);
    },
  });
  const { errors } = form;
  return (
    <form
      className={classNames("sheet", styles.form)}
      noValidate
      onSubmit={form.handleSubmit((body) => call.send({ body }))}
    >
      <ChoiceField form={form} name="topic" label="Topic" options={topics} placeholder="Choose a topic" />
      <div className={styles.pair}>
        <Field label="Name" error={errors.name}>
          <TextInput autoComplete="name" {...form.text("name")} />
        </Field>
        <Field label="Email" error={errors.email}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.text("email")} />
        </Field>
      </div>
      <Field
        label="Message"
        hint="At least 20 characters. Please leave out client names and anything privileged."
        error={errors.message}
      >
        <Textarea rows={9} counter maxLength={maxLength.contactMessage} {...form.text("message")} />
      </Field>
      {/* A honeypot, hidden from people. If a browser fills it in, it becomes visible with its error. */}
      <Field
        label="Leave this field empty"
        className={errors.website ? undefined : styles.honeypot}
        error={errors.website}
      >
        <TextInput tabIndex={-1} autoComplete="off" {...form.text("website")} />
      </Field>
      <Button
        variant="primary"
        size="lg"
        type="submit"
        className={styles.send}
        pending={call.isPending}
        pendingText="Sending"
      >
        Send Message
      </Button>
    </form>
  );
}

/** A member's name and address, and the topic that a link names: /contact?topic=privacy. */
function useInitialValues() {
  const user = useUser();
  const [search] = useSearchParams();
  const topic: ContactTopic | undefined = contactTopics.find((one) => one === search.get("topic"));
  return {
    topic,
    name: user ? `${user.firstName} ${user.lastName}` : "",
    email: user?.email ?? "",
    message: "",
    website: "",
  };
}
