import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import * as styles from "./rail.module.css";

/** What both sides wrote about the terms. */
export function TermsComments({ contract: { id, may } }: { contract: ContractDetail }) {
  const { data: comments, error, refetch } = useApi("listContractComments", { params: { id } });
  const { dateTime, fullTime } = useFormat();
  return (
    <section id="comments" tabIndex={-1}>
      <RuledHeading aside={comments?.length ?? ""}>Comments</RuledHeading>
      {error && (
        <InlineAlert
          narrow
          title="We couldn't load the comments"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {comments && comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map(({ id: key, authorName, createdAt, version, text }) => (
            <li key={key}>
              <b>{authorName}</b>
              <small title={`On version ${version}`}>
                <time dateTime={createdAt} title={fullTime(createdAt)}>
                  {dateTime(createdAt)}
                </time>
              </small>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {comments?.length === 0 && (
        <p className={styles.lead}>Questions and answers about the terms appear here for both sides.</p>
      )}
      {may.act && <AddComment contractId={id} />}
    </section>
  );
}

/** What was typed survives switching tabs of the page, by contract. */
const drafts = new Map<number, string>();

function AddComment({ contractId }: { contractId: number }) {
  const [text, setText] = useState<string | null>(() => drafts.get(contractId) ?? null);
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("addContractComment", {
    onSuccess: () => {
      write(null);
      keepFocus("comments");
    },
  });
  const isEmpty = text === null || text.trim() === "";

  function write(next: string | null): void {
    setText(next);
    setChecked(false);
    if (next === null) drafts.delete(contractId);
    else drafts.set(contractId, next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isEmpty) call.send({ params: { id: contractId }, body: { text: text.trim() } });
  }
  if (text === null)
    return (
      <Button className={styles.addComment} variant="ghost" size="sm" onClick={() => write("")}>
        <MessageSquarePlus className="icon" aria-hidden="true" />
        Add Comment
      </Button>
    );
  return (
    <form className={styles.commentForm} onSubmit={submit}>
      <Field label="Comment" error={isChecked && isEmpty ? "Please write a comment" : undefined}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={engagementLimits.comment}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      {call.error && (
        <InlineAlert
          narrow
          title="Your comment was not sent"
          text={errorText(call.error, "Check your connection and try again.")}
        />
      )}
      <div className={styles.pair}>
        <Button type="submit" pending={call.isPending} pendingText="Sending">
          Send Comment
        </Button>
        <Button variant="ghost" onClick={() => write(null)}>
          Discard
        </Button>
      </div>
    </form>
  );
}
