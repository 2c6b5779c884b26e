import { applicantLimits } from "@caseload/contract/hiring/applicant-options";
import type { ApplicationNote } from "@caseload/contract/hiring/applicants";
import Star from "lucide-react/icons/star";
import Trash from "lucide-react/icons/trash-2";
import { useState, type FormEvent } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./application-notes.module.css";

const ratings = Array.from({ length: applicantLimits.rating }, (_, at) => at + 1);

/** "4 of 5" in stars; halves are shown by the number beside them. */
export const Stars = ({ value }: { value: number }) => (
  <span className={styles.stars} role="img" aria-label={`${value} of ${applicantLimits.rating}`}>
    {ratings.map((rating) => (
      <Star key={rating} className={classNames("icon", rating <= Math.round(value) && styles.filled)} />
    ))}
  </span>
);

interface ApplicationNotesProps {
  applicationId: number;
}

/** What colleagues think of an applicant. The applicant never reads it. */
export function ApplicationNotes({ applicationId }: ApplicationNotesProps) {
  const params = { id: applicationId };
  const { data: notes, error, refetch } = useApi("listApplicationNotes", { params });
  if (error)
    return (
      <InlineAlert
        title="We couldn't load the notes"
        text={errorText(error, "Try again.")}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={styles.notePad}>
      {notes && notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <NoteForm applicationId={applicationId} />
    </div>
  );
}

function Note({ note: { id, author, rating, text, createdAt, isOwn } }: { note: ApplicationNote }) {
  const format = useFormat();
  const toast = useToast();
  const remove = useSingleCall("deleteApplicationNote", {
    onError: (error) => toast.failure({ title: "We couldn't delete the note" }, error),
  });
  return (
    <li>
      <Avatar id={author.id} name={author.name} photo={author.photo} size="sm" />
      <div>
        <header>
          <b>{author.name}</b>
          {rating !== null && <Stars value={rating} />}
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
          {isOwn && (
            <IconButton
              label="Delete your note"
              icon={Trash}
              iconSize="s"
              onClick={() => remove.send({ params: { id } })}
            />
          )}
        </header>
        {text && <p>{text}</p>}
      </div>
    </li>
  );
}

function NoteForm({ applicationId }: ApplicationNotesProps) {
  const toast = useToast();
  const [text, setText] = useState("");
  const [rating, setRating] = useState<number | null>(null);
  const call = useSingleCall("addApplicationNote", {
    onSuccess: () => {
      setText("");
      setRating(null);
    },
    onError: (error) => toast.failure({ title: "We couldn't save the note" }, error),
  });
  const isEmpty = text.trim() === "" && rating === null;
  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty) call.send({ params: { id: applicationId }, body: { text: text.trim(), rating } });
  }
  return (
    <form className={styles.noteForm} onSubmit={save}>
      <Textarea
        rows={2}
        aria-label="Private note"
        placeholder="Add a private note"
        maxLength={applicantLimits.note}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.noteRow}>
        <fieldset className={styles.starPicker}>
          <legend>Your rating</legend>
          {ratings.map((each) => (
            <label key={each} className={classNames(rating !== null && each <= rating && styles.filled)}>
              <input
                type="radio"
                name={`rating-${applicationId}`}
                aria-label={`${each} of ${applicantLimits.rating}`}
                checked={rating === each}
                onChange={() => setRating(each)}
              />
              <Star className="icon" />
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="sm" disabled={isEmpty} pending={call.isPending} pendingText="Saving">
          Save Note
        </Button>
      </div>
    </form>
  );
}
