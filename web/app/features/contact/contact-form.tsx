import { contactForm, type ContactForm as Values } from "@caseload/contract/staff/contact-messages";
import {
  contactTopicLabels,
  contactTopics,
  type ContactTopic,
} from "@caseload/contract/staff/contact-topics";
import { maxLength } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useUser } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contact.module.css";

export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

interface ContactFormProps {
  onSent: (message: SentMessage) => void;
}

const topics = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }));

export function ContactForm({ onSent }: ContactFormProps) {
  const form = useSchemaForm(contactForm, { defaultValues: useDefaultValues() });
  const toast = useToast();
  const send = useApiCall("sendContactMessage", {
    onSuccess: ({ ticket }, { body }) => onSent({ ticket, email: body.email }),
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(toasts.contactFailed.title, errorText(error, toasts.contactFailed.text));
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <form
      className={classNames("sheet", styles.form)}
      noValidate
      onSubmit={form.handleSubmit((body: Values) => send.mutate({ body }))}
    >
      <SelectField
        control={control}
        name="topic"
        label="Topic"
        options={topics}
        placeholder="Choose a topic"
      />
      <div className={styles.pair}>
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoComplete="name" {...register("name")} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...register("email")} />
        </Field>
      </div>
      <Field
        label="Message"
        hint="At least 20 characters. Please leave out client names and anything privileged."
        error={errors.message?.message}
      >
        <Textarea rows={9} counter maxLength={maxLength.contactMessage} {...register("message")} />
      </Field>
      {/* A honeypot, hidden from people. If a browser fills it in, it becomes visible with its error. */}
      <Field
        label="Leave this field empty"
        className={errors.website ? undefined : styles.honeypot}
        error={errors.website?.message}
      >
        <TextInput tabIndex={-1} autoComplete="off" {...register("website")} />
      </Field>
      <Button
        variant="primary"
        size="lg"
        type="submit"
        className={styles.send}
        pending={send.isPending}
        pendingText="Sending"
      >
        Send message
      </Button>
    </form>
  );
}

/** A member's name and address, and the topic that a link names: /contact?topic=privacy. */
function useDefaultValues() {
  const user = useUser();
  const [search] = useSearchParams();
  const topic: ContactTopic | undefined = contactTopics.find((one) => one === search.get("topic"));
  return {
    topic,
    name: user ? `${user.firstName} ${user.lastName}` : "",
    email: user?.email ?? "",
    message: "",
    website: "" as const,
  };
}
