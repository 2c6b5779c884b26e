import type { SkillGaps } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./dashboard-member.module.css";

/** What postings near to one's field ask for and one's profile does not name; each leads to a search for it. */
export function SkillDevelopment() {
  const { data, error, refetch, isFetching } = useApi("getSkillGaps");
  return (
    <section className={styles.skills}>
      <RuledHeading>Skill Development</RuledHeading>
      {data ? (
        <Answer answer={data} />
      ) : error ? (
        <InlineAlert
          title="Skills could not be compared"
          text={error.text}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkillSkeletons />
      )}
    </section>
  );
}

function Answer({ answer: { fromProfile, compared, gaps } }: { answer: SkillGaps }) {
  if (!fromProfile)
    return (
      <Said>
        With a profile, you see here what jobs in your field ask for and you do not name yet.{" "}
        <Link className="link" to="/profile/paralegal/new">
          Create Profile
        </Link>
      </Said>
    );
  if (compared === 0) return <Said>No open job lies near your field right now.</Said>;
  const nearest = plural(compared, "open job", "open jobs");
  if (gaps.length === 0) return <Said>Your profile names what the {nearest} nearest to it ask for.</Said>;
  return (
    <>
      <Said>Asked for by the {nearest} nearest to your profile, and not named in it.</Said>
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <Gap key={gap.skill} gap={gap} compared={compared} />
        ))}
      </ul>
      <Link className="link ui-text" to="/profile/paralegal">
        Add what is true of you
      </Link>
    </>
  );
}

const Said = ({ children }: { children: ReactNode }) => <p className="ui-text muted said">{children}</p>;

type SkillGap = SkillGaps["gaps"][number];

const searchOf = (skill: string): string => `/search/smart?${new URLSearchParams({ keyword: skill })}`;

function Gap({ gap: { skill, asking, postings, more }, compared }: { gap: SkillGap; compared: number }) {
  return (
    <li>
      <Link to={searchOf(skill)}>
        <span className={styles.skill}>{skill}</span>
        <b>
          {postings.toLocaleString("en-US")}
          {more && "+"}
        </b>
        <span className={styles.base}>
          {asking} of your nearest {compared}
        </span>
        <span className={styles.base}>{postings === 1 ? "open job" : "open jobs"}</span>
      </Link>
    </li>
  );
}

function SkillSkeletons() {
  return (
    <Loading className={styles.gaps}>
      {Array.from({ length: 4 }, (_, at) => (
        <div className={styles.gapSkeleton} key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="tag" />
          <Skeleton shape="short" />
        </div>
      ))}
    </Loading>
  );
}
