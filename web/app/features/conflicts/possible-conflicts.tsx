import { limits } from "@caseload/contract/limits";
import Scale from "lucide-react/icons/scale";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import * as styles from "./conflicts.module.css";

/** Own applications whose check found a possible conflict that the firm has not decided. */
export function PossibleConflicts() {
  const { data: rows = [] } = useApi("listOwnApplications", {
    query: { status: "active", limit: limits.maxPage },
  });
  return rows
    .filter(({ conflict }) => conflict.status === "possible")
    .map(({ id, job }) => (
      <section key={id} className={styles.banner} aria-label={`Possible conflict on ${job.title}`}>
        <Scale className="icon" aria-hidden="true" />
        <span>
          <b>Possible conflict on {job.title}</b>
          The firm decides what happens next. If you both agree to compare, you each see the matching names,
          and nothing else.
        </span>
        <ButtonLink size="sm" to={`/applications/${id}/conflict`}>
          Review Conflict
        </ButtonLink>
      </section>
    ));
}
