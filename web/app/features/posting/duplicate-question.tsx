import { Button, ButtonLink } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";

/** A question about an earlier equal posting, and what its answer does. */
export interface Question {
  /** Page of the earlier posting. */
  page: string;
  /** "You posted this job 2 minutes ago: Title (job 7)." */
  text: string;
  answer: (isMeant: boolean) => void;
}

/** Splits the server's sentence into its beginning, "You posted this job 2 minutes ago", and the title. */
function partsOf(text: string) {
  const [, ago = text, title = ""] = /^(.*? ago): (.*) \(job \d+\)\.$/.exec(text) ?? [];
  return { ago, title };
}

export default function DuplicateQuestion({ page, text, answer }: Question) {
  const { ago, title } = partsOf(text);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(false)}
      size="narrow"
      title={ago}
      footer={
        <>
          <ButtonLink variant="ghost" to={page} onClick={() => answer(false)}>
            View Job
          </ButtonLink>
          <Button variant="primary" onClick={() => answer(true)}>
            Post Anyway
          </Button>
        </>
      }
    >
      <p className="muted">
        {title !== "" && (
          <>
            <b className="strong">{title}</b>
            <br />
          </>
        )}
        Posting it again creates a second listing with its own applications.
      </p>
    </Dialog>
  );
}
