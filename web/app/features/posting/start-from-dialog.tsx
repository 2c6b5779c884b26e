import { templateToasts } from "@caseload/contract/jobs/template-messages";
import type { PostingTemplate } from "@caseload/contract/jobs/posting-templates";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import Trash2 from "lucide-react/icons/trash";
import { useDeferredValue, useState, type ReactNode } from "react";
import { api } from "~/lib/api.ts";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge } from "~/ui/badge.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { PostingDraft } from "./posting-draft.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import { valuesOfPast, valuesOfTemplate } from "./posting-values.ts";
import * as styles from "./start-from-dialog.module.css";

const maxShown = 20;
/** Within which what the form said before comes back. */
const undoSeconds = 10;

interface StartFromDialogProps {
  form: PostingFormState;
  onClose: () => void;
}

/** The firm's templates and past postings; one press fills the form, and the toast brings back what it said. */
export default function StartFromDialog({ form, onClose }: StartFromDialogProps) {
  const toast = useToast();
  function fill(name: string, values: PostingDraft): void {
    const before = form.getValues();
    const keep = { keepDefaultValues: true };
    form.reset({ ...before, ...values }, keep);
    toast.success({
      ...templateToasts.startedFrom(name),
      undo: { seconds: undoSeconds, run: () => form.reset(before, keep), later: "" },
    });
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Start from a past job"
      description="Fills in the form, except parties, matter number and deadline."
    >
      <div className={styles.lists}>
        <Templates onChoose={(template) => fill(template.name, valuesOfTemplate(template.content))} />
        <PastPostings onChoose={fill} />
      </div>
    </Dialog>
  );
}

function Templates({ onChoose }: { onChoose: (template: PostingTemplate) => void }) {
  const query = useApi("listPostingTemplates");
  const toast = useToast();
  const format = useFormat();
  const saving = useSingleCall("savePostingTemplate", {
    onError: (error) => toast.failure(templateToasts.templateFailed, error),
  });
  const removal = useSingleCall("deletePostingTemplate", {
    onSuccess: (_done, { params: { id } }) => {
      const deleted = query.data?.find((template) => template.id === id);
      const run = (): void => {
        if (deleted) saving.send({ body: { name: deleted.name, content: deleted.content } });
      };
      toast.success({
        ...templateToasts.templateDeleted,
        undo: { seconds: undoSeconds, run, later: "" },
      });
    },
    onError: (error) => toast.failure(templateToasts.templateNotDeleted, error),
  });
  return (
    <section>
      <h3>Templates</h3>
      {query.data?.length === 0 ? (
        <p className="small muted">None yet. Write a posting and choose Save as Template.</p>
      ) : query.data ? (
        <ul className={styles.choices}>
          {query.data.map((template) => (
            <Choice
              key={template.id}
              title={template.name}
              facts={[template.savedBy, format.longDate(template.savedAt)]}
              onChoose={() => onChoose(template)}
            >
              {template.mayChange && (
                <IconButton
                  label={`Delete the template ${template.name}`}
                  icon={Trash2}
                  disabled={removal.isPending}
                  onClick={() => removal.send({ params: { id: template.id } })}
                />
              )}
            </Choice>
          ))}
        </ul>
      ) : (
        <Waiting query={query} title="We couldn't load the templates" />
      )}
    </section>
  );
}

function PastPostings({ onChoose }: { onChoose: (name: string, values: PostingDraft) => void }) {
  const { permissions } = useMember();
  const toast = useToast();
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const [loading, setLoading] = useState<number | null>(null);
  const words = useDeferredValue(typed.trim());
  const whose = permissions.includes("job:edit") ? "firm" : "mine";
  const query = useApi(
    "listManagedJobs",
    { query: { whose, order: "newest", limit: maxShown, ...(words && { q: words }) } },
    { placeholderData: (before) => before },
  );
  async function choose({ id, title }: ManagedJob): Promise<void> {
    setLoading(id);
    try {
      onChoose(title, valuesOfPast(await api("getPosting", { params: { id } })));
    } catch (error) {
      toast.failure(templateToasts.startFailed, error);
      setLoading(null);
    }
  }
  return (
    <section>
      <h3>Past jobs</h3>
      <Field label="Search by title">
        <TextInput type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {query.data?.length === 0 ? (
        <p className="small muted">{words ? "No jobs have these words in the title." : "No jobs yet."}</p>
      ) : query.data ? (
        <ul className={styles.choices}>
          {query.data.map((job) => (
            <Choice
              key={job.id}
              title={job.title}
              facts={[job.postedByName, format.longDate(job.createdAt)]}
              pending={loading === job.id}
              onChoose={() => void choose(job)}
            >
              <JobStatusBadge status={job.status} />
            </Choice>
          ))}
        </ul>
      ) : (
        <Waiting query={query} title="We couldn't load the past jobs" />
      )}
    </section>
  );
}

interface ChoiceProps {
  title: string;
  facts: readonly (string | null)[];
  pending?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ title, facts, pending = false, onChoose, children }: ChoiceProps) => (
  <li>
    <button type="button" className={styles.choice} aria-busy={pending} onClick={onChoose}>
      <b>{title}</b>
      <span className="small muted">{facts.filter((fact) => fact !== null).join(", ")}</span>
    </button>
    {children}
  </li>
);

interface WaitingProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title: string;
}

const Waiting = ({ query: { error, isFetching, refetch }, title }: WaitingProps) =>
  error ? (
    <InlineAlert
      title={title}
      text={errorText(error, "Please try again")}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <Loading>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Loading>
  );
