import { maxLength } from "@caseload/contract/limits";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { messageToasts } from "@caseload/contract/messages/message-toasts";
import { useRef, useState, type FormEvent } from "react";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface ContactDialogProps {
  profile: PublicProfile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A first message to a paralegal. */
export default function ContactDialog({ profile, open, onOpenChange }: ContactDialogProps) {
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState("");
  const send = useApiCall("sendMessage", {
    onSuccess: () => {
      toast.success(messageToasts.messageSent);
      setContent("");
      onOpenChange(false);
    },
    onError: (error) => toast.failure(messageToasts.sendFailed, error),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = content.trim();
    if (text !== "") return send.mutate({ body: { receiverId: profile.id, content: text } });
    toast.failure(messageToasts.messageEmpty);
    field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Paralegal"
      description={`Your message to ${profile.name}. You'll find replies in Messages.`}
      initialFocus={field}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" pending={send.isPending} pendingText="Sending">
            Send Message
          </Button>
        </>
      }
    >
      <Field label="Message" hint="Say what the case needs and when it starts.">
        <Textarea
          ref={field}
          rows={6}
          maxLength={maxLength.message}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
