import { stateRuleToasts } from "@caseload/contract/profiles/state-rule-messages";
import type { StateRules, StateStanding } from "@caseload/contract/profiles/state-rules";
import { usStateOptions } from "@caseload/contract/us-states";
import Plus from "lucide-react/icons/plus";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Select } from "~/ui/select.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { StateRuleList } from "~/ui/state-rule-list.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { CourseList } from "./course-list.tsx";
import { hours } from "./course-hours.ts";
import * as styles from "./credentials.module.css";

const DeclarationDialog = vitalPart(() => import("./declaration-dialog.tsx"));
const CourseDialog = vitalPart(() => import("./course-dialog.tsx"));

/** What a state's law says on paralegals and freelance work, and what a paralegal declares under it. */
export default function StateSection() {
  const [search, setSearch] = useSearchParams();
  const state = search.get("state") ?? "CA";
  const { userType } = useMember();
  const { data, error, refetch } = useApi("getStateRules", { params: { state } });

  function choose(next: string): void {
    const changed = new URLSearchParams(search);
    changed.set("state", next);
    setSearch(changed, { preventScrollReset: true, replace: true });
  }
  return (
    <section className={styles.states} aria-labelledby="state-rules">
      <h2 className="title" id="state-rules">
        State rules
      </h2>
      <p className="small muted">
        A summary, not legal advice. The supervising attorney is responsible for the rules that apply.
      </p>
      <div className={styles.stateChoice}>
        <Field label="State">
          <Select options={usStateOptions} value={state} onValueChange={choose} placeholder="Choose" />
        </Field>
      </div>
      {error && (
        <InlineAlert
          title="We couldn't load the state's rules"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </Loading>
      )}
      {data && <StateRuleList {...data} />}
      {data && userType === "paralegal" && (data.declaration ?? data.continuingEducation) && (
        <OwnStanding key={data.state} rules={data} />
      )}
    </section>
  );
}

function OwnStanding({ rules }: { rules: StateRules }) {
  const { state } = rules;
  const { data: standing } = useApi("getStateDeclaration", { params: { state } });
  const dialogs = useDialogs<"declaration" | "course">();
  if (!standing)
    return (
      <Loading>
        <Skeleton shape="line" />
      </Loading>
    );
  return (
    <>
      <Declaration rules={rules} standing={standing} onDeclare={() => dialogs.open("declaration")} />
      {rules.continuingEducation && standing.continuingEducation && (
        <Education rules={rules} standing={standing} onAdd={() => dialogs.open("course")} />
      )}
      {dialogs.name !== null && (
        <LateDialog onOpenChange={dialogs.control.onOpenChange}>
          {dialogs.name === "declaration" ? (
            <DeclarationDialog key={dialogs.turn} rules={rules} standing={standing} {...dialogs.control} />
          ) : (
            <CourseDialog key={dialogs.turn} state={state} {...dialogs.control} />
          )}
        </LateDialog>
      )}
    </>
  );
}

interface DeclarationProps {
  rules: StateRules;
  standing: StateStanding;
  onDeclare: () => void;
}

function Declaration({ rules: { name, state }, standing: { declaration }, onDeclare }: DeclarationProps) {
  const format = useFormat();
  const toast = useToast();
  const withdraw = useSingleCall("withdrawStateDeclaration", {
    onSuccess: () => toast.success(stateRuleToasts.withdrawn.title, stateRuleToasts.withdrawn.text),
    onError: (error) => toast.failure(stateRuleToasts.failed, error),
  });
  return (
    <div className={styles.standing}>
      <h3 className="heading">Your declaration</h3>
      {declaration ? (
        <>
          <TermList
            terms={[
              { term: "Qualification", value: declaration.label },
              ...(declaration.attorneyName === null
                ? []
                : [{ term: "Declared by attorney", value: declaration.attorneyName }]),
              {
                term: "Signed",
                value: `${declaration.name}, ${format.date(declaration.declaredAt)}`,
              },
            ]}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={onDeclare}>
              Change Declaration
            </Button>
            <Button
              size="sm"
              variant="ghost"
              pending={withdraw.isPending}
              pendingText="Withdrawing"
              onClick={() => withdraw.send({ params: { state } })}
            >
              Withdraw Declaration
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            Your profile shows firms that you declared your qualification under {name} law.
          </p>
          <div className={styles.actions}>
            <Button variant="primary" onClick={onDeclare}>
              Declare Qualification
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface EducationProps {
  rules: StateRules;
  standing: StateStanding;
  onAdd: () => void;
}

function Education({ rules: { state, continuingEducation }, standing, onAdd }: EducationProps) {
  const format = useFormat();
  const { continuingEducation: done, declaration } = standing;
  if (!continuingEducation || !done) return null;
  return (
    <div className={styles.standing}>
      <h3 className="heading">Continuing education</h3>
      <p className={styles.lead}>
        {format.mediumDate(done.from)} – {format.mediumDate(done.to)}.{" "}
        {done.isComplete
          ? "All required hours are recorded."
          : declaration
            ? "We remind you 90, 30 and 7 days before the period ends."
            : "Once you declare your qualification, we remind you of missing hours."}
      </p>
      <TermList
        terms={[
          {
            term: "Legal ethics",
            value: `${hours(done.ethicsMinutes)} of ${hours(continuingEducation.ethicsMinutes)} hours`,
          },
          {
            term: "General or specialized law",
            value: `${hours(done.generalMinutes)} of ${hours(continuingEducation.generalMinutes)} hours`,
          },
        ]}
      />
      <CourseList state={state} />
      <div className={styles.actions}>
        <Button size="sm" onClick={onAdd}>
          <Plus className="icon" aria-hidden="true" />
          Add Course
        </Button>
        <a className="button secondary size-small" href="/api/state-courses/csv" download>
          Download CSV
        </a>
      </div>
    </div>
  );
}
