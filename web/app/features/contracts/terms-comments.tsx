import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { callUrl } from "@caseload/contract/call-url";
import Download from "lucide-react/icons/download";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { Suspense, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { classNames } from "~/ui/class-names.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { hasCommentDraft } from "./comment-drafts.ts";
import { allComments } from "./whole-lists.ts";
import * as styles from "./rail.module.css";

const CommentForm = vitalPart(() => import("./comment-form.tsx"));

/** What both sides wrote about the terms. */
export function TermsComments({ contract: { id, may } }: { contract: ContractDetail }) {
  const { data: comments, error, refetch } = useApi("listContractComments", allComments(id));
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
          {comments.map(({ id: key, authorName, authorEmailConfirmed, createdAt, version, text }) => (
            <li key={key}>
              <b>{authorName}</b> <UnconfirmedEmail confirmed={authorEmailConfirmed} />
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
        <p className={styles.lead}>Questions and answers about the terms appear here for both parties.</p>
      )}
      {may.act && <AddComment contractId={id} />}
      {comments && comments.length > 0 && (
        <a
          className={classNames("button ghost size-small", styles.download)}
          href={callUrl(endpoints.downloadContractComments, { params: { id } })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          Download CSV
        </a>
      )}
    </section>
  );
}

function AddComment({ contractId }: { contractId: number }) {
  const [isWriting, setWriting] = useState(() => hasCommentDraft(contractId));
  if (isWriting)
    return (
      <Suspense>
        <CommentForm contractId={contractId} onDone={() => setWriting(false)} />
      </Suspense>
    );
  return (
    <Button className={styles.addComment} variant="ghost" size="sm" onClick={() => setWriting(true)}>
      <MessageSquarePlus className="icon" aria-hidden="true" />
      Add Comment
    </Button>
  );
}
