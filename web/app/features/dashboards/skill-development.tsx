import type { SkillGaps } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import { QueryFailure } from "./dashboard-figures.tsx";
import styles from "./market-list.module.css";

/** Skills that postings near the profile ask for and the profile does not name; each links to a search. */
export function SkillDevelopment() {
  const query = useApi("getSkillGaps");
  return (
    <section>
      <RuledHeading>Skill Development</RuledHeading>
      {query.data ? (
        <Skills skills={query.data} />
      ) : query.error ? (
        <QueryFailure title="Skills could not be compared" query={query} />
      ) : (
        <SkillSkeletons />
      )}
    </section>
  );
}

function Skills({ skills: { fromProfile, compared, gaps } }: { skills: SkillGaps }) {
  if (!fromProfile)
    return (
      <Note>
        With a profile, you see here what jobs in your field ask for and you do not name yet.{" "}
        <Link className="link" to="/profile/paralegal/new">
          Create Profile
        </Link>
      </Note>
    );
  if (compared === 0) return <Note>No open job lies near your field right now.</Note>;
  const nearest = plural(compared, "open job", "open jobs");
  if (gaps.length === 0) return <Note>Your profile names what the {nearest} nearest to it ask for.</Note>;
  return (
    <>
      <Note>Asked for by the {nearest} nearest to your profile, and not named in it.</Note>
      <ul className={classNames(styles.rows, styles.skills)}>
        {gaps.map((gap) => (
          <Gap key={gap.skill} gap={gap} compared={compared} />
        ))}
      </ul>
      <Link className={classNames("link ui-text", styles.addLink)} to="/profile/paralegal">
        Add what is true of you
      </Link>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={classNames("ui-text muted", styles.note)}>{children}</p>
);

type SkillGap = SkillGaps["gaps"][number];

const searchOf = (skill: string): string => `/search/smart?${new URLSearchParams({ keyword: skill })}`;

function Gap({ gap: { skill, asking, postings, more }, compared }: { gap: SkillGap; compared: number }) {
  return (
    <li>
      <Link to={searchOf(skill)}>
        <span className={styles.name}>{skill}</span>
        <b>
          {postings.toLocaleString("en-US")}
          {more && "+"}
        </b>
        <span className={styles.basis}>
          {asking} of your nearest {compared}
        </span>
        <span className={styles.basis}>{postings === 1 ? "open job" : "open jobs"}</span>
      </Link>
    </li>
  );
}

function SkillSkeletons() {
  return (
    <Loading className={classNames(styles.rows, styles.skills)}>
      {Array.from({ length: 4 }, (_, at) => (
        <div className={styles.rowSkeleton} key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="tag" className={styles.countSkeleton} />
          <Skeleton shape="short" />
        </div>
      ))}
    </Loading>
  );
}
