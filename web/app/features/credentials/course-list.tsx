import { stateRuleToasts } from "@caseload/contract/profiles/state-rule-messages";
import type { StateCourse } from "@caseload/contract/profiles/state-rules";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { hours } from "./course-hours.ts";
import * as styles from "./credentials.module.css";

/** The recorded courses, latest completed first. */
export function CourseList({ state }: { state: string }) {
  const list = useApiPages("listStateCourses");
  return (
    <PagedList
      list={list}
      noun="courses"
      errorTitle="We couldn't load your courses"
      empty={<p className="small muted">Courses you record appear here.</p>}
    >
      {(rows) => (
        <ul className={styles.courses}>
          {rows
            .filter((course) => course.state === state)
            .map((course) => (
              <CourseRow key={course.id} course={course} />
            ))}
        </ul>
      )}
    </PagedList>
  );
}

function CourseRow({ course }: { course: StateCourse }) {
  const { id, title, provider, completedOn, ethicsMinutes, generalMinutes, certifiedTo } = course;
  const format = useFormat();
  const toast = useToast();
  const remove = useSingleCall("removeStateCourse", {
    onSuccess: () => toast.success(stateRuleToasts.courseRemoved.title, stateRuleToasts.courseRemoved.text),
    onError: (error) => toast.failure(stateRuleToasts.failed, error),
  });
  return (
    <li>
      <div>
        <p className="strong">{title}</p>
        <p className="small muted">
          {provider}, {format.mediumDate(completedOn)}. {hours(ethicsMinutes)} h ethics,{" "}
          {hours(generalMinutes)} h other law.
          {certifiedTo !== null && ` Certified to ${certifiedTo}.`}
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Remove ${title}`}
        pending={remove.isPending}
        pendingText="Removing"
        onClick={() => remove.send({ params: { id } })}
      >
        Remove
      </Button>
    </li>
  );
}
