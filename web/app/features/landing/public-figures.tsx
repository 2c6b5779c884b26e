import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ScotchRule } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./public-figures.module.css";

/** Current totals, counted by the server. */
export function PublicFigures() {
  const figures = useApi("publicFigures");
  return (
    <section className="page-section" id="about" aria-label="Caseload by the numbers">
      <div className="content-width">
        <ScotchRule />
        {figures.error ? (
          <div className={styles.figuresFailed}>
            <InlineAlert
              title="Failed to fetch figures"
              text={figures.error.text}
              onRetry={() => void figures.refetch()}
              retrying={figures.isFetching}
            />
          </div>
        ) : figures.data ? (
          <Figures {...figures.data} />
        ) : (
          <FigureSkeletons />
        )}
        <ScotchRule soft />
      </div>
    </section>
  );
}

interface FiguresProps {
  activeJobs: number;
  activeUsers: number;
  specialties: number;
  verifiedPercent: number;
}

function Figures({ activeJobs, activeUsers, specialties, verifiedPercent }: FiguresProps) {
  const cells = [
    [activeJobs.toLocaleString("en-US"), "Active jobs", "postings open now"],
    [activeUsers.toLocaleString("en-US"), "Active users", "signed in within 30 days"],
    [specialties.toLocaleString("en-US"), "Specialties", "a posting can list"],
    [`${verifiedPercent}%`, "Verified", "of accounts, email confirmed"],
  ] as const;
  return (
    <ul className={styles.figures}>
      {cells.map(([figure, label, counted]) => (
        <li key={label}>
          <b>{figure}</b>
          <span>{label}</span>
          <small>{counted}</small>
        </li>
      ))}
    </ul>
  );
}

function FigureSkeletons() {
  return (
    <Loading className={styles.figures}>
      {["jobs", "users", "specialties", "verified"].map((cell) => (
        <div key={cell}>
          <Skeleton shape="figure" />
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}
