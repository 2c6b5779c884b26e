import { conflictStatusLabels } from "@caseload/contract/hiring/conflict-statuses";
import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { experienceLabels } from "@caseload/contract/profiles/profile-options";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import X from "lucide-react/icons/x";
import { Fragment, useState, type ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { clip } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { askText } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { Switch } from "~/ui/switch.tsx";
import { historyText } from "./applicant-detail.tsx";
import { StatusWord } from "./applicant-row.tsx";
import { Stars } from "./application-notes.tsx";
import * as styles from "./compare-applicants.module.css";

interface CompareApplicantsProps {
  ids: readonly number[];
  statusOf: (applicant: Applicant) => ApplicationStatus;
  backTo: string;
  onRemove: (id: number) => void;
  onAccept: (applicant: Applicant) => void;
  onReject: (applicant: Applicant) => void;
}

interface Fact {
  label: string;
  /** The text of each, in the order of the people. */
  texts: readonly string[];
  show?: (applicant: Applicant) => ReactNode;
  /** The strongest value is the highest; null has none. Without it the fact is a matter of taste. */
  strengths?: readonly (number | null)[];
  word?: string;
}

const groupsOf = (people: readonly Applicant[], day: (value: string) => string) => {
  const each = (text: (person: Applicant) => string) => people.map(text);
  const strength = (value: (person: Applicant) => number | null) => people.map(value);
  const startOf = ({ startDate, availableFrom }: Applicant) => startDate ?? availableFrom;
  const score = ({ match }: Applicant) => match && shownScore(match);
  const groups: readonly { title: string; facts: readonly Fact[] }[] = [
    {
      title: "Match",
      facts: [
        {
          label: "Score",
          texts: each((person) => score(person)?.toString() ?? "Not scored"),
          strengths: strength(score),
          word: "Highest",
        },
        {
          label: "Requirements met",
          texts: each(({ match }) =>
            match && match.requirements.total > 0
              ? `${match.requirements.met} of ${match.requirements.total}`
              : "Not known",
          ),
          strengths: strength(
            ({ match }) => match && match.requirements.met / (match.requirements.total || 1),
          ),
          word: "Most",
        },
        {
          label: "Gaps",
          texts: each(({ match }) =>
            match && match.requirements.total > 0
              ? match.requirements.unmet.map(({ text }) => text).join("; ") || "Nothing missing"
              : "Not known",
          ),
        },
      ],
    },
    {
      title: "Terms",
      facts: [
        {
          label: "Rate",
          texts: each(({ ask }) => (ask ? askText(ask) : "Negotiable")),
          // A fee and a rate are not compared.
          ...(people.every(({ ask }) => ask?.kind === "hourly") && {
            strengths: strength(({ ask }) => ask && -ask.cents),
            word: "Lowest",
          }),
        },
        {
          label: "Hours",
          texts: each(({ hoursPerWeek }) =>
            hoursPerWeek === null ? "Not stated" : `${hoursPerWeek} hrs/week`,
          ),
        },
        {
          label: "Can start",
          texts: each((person) => {
            const start = startOf(person);
            return start ? day(start) : "Not stated";
          }),
          strengths: strength((person) => {
            const start = startOf(person);
            return start ? -Date.parse(start) : null;
          }),
          word: "Earliest",
        },
      ],
    },
    {
      title: "Experience",
      facts: [
        {
          label: "Years",
          texts: each(({ paralegal: { profile } }) =>
            profile
              ? (experienceLabels[profile.yearsExperience] ?? profile.yearsExperience)
              : "No profile yet",
          ),
        },
        {
          label: "With your firm",
          texts: each(({ history }) => historyText(history)),
          strengths: strength(({ history }) => history.contracts || null),
          word: "Most",
        },
        { label: "Languages", texts: each(({ languages }) => languages.join(", ") || "Not stated") },
        { label: "Cover letter", texts: each(({ coverLetterPreview }) => coverLetterPreview) },
        { label: "Location", texts: each(({ paralegal }) => paralegal.profile?.location ?? "Not stated") },
      ],
    },
    {
      title: "Checks",
      facts: [
        { label: "Conflicts", texts: each(({ conflict }) => conflictStatusLabels[conflict.status]) },
        {
          label: "Checked credentials",
          texts: each(({ checkedCredentials }) => String(checkedCredentials)),
          strengths: strength(({ checkedCredentials }) => checkedCredentials || null),
          word: "Most",
        },
      ],
    },
    {
      title: "Your colleagues",
      facts: [
        {
          label: "Rating",
          texts: each(({ rating }) =>
            rating ? `${rating.average} from ${plural(rating.count, "rating")}` : "Not rated",
          ),
          show: ({ rating }) => rating && <Stars value={rating.average} />,
          strengths: strength(({ rating }) => rating?.average ?? null),
          word: "Highest",
        },
      ],
    },
  ];
  return groups;
};

/** Letters of a name's word that three columns of a phone hold. */
const maxNarrowWord = 14;

const hasLongWord = (name: string): boolean =>
  name.split(/[\s-]/).some((word) => word.length > maxNarrowWord);

/** Two to four applicants side by side: facts are rows, people are columns. */
export default function CompareApplicants({ ids, statusOf, backTo, ...act }: CompareApplicantsProps) {
  const format = useFormat();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const { data, error, refetch } = useApi("listApplicants", { query: { id: [...ids] } });
  const people = ids.flatMap((id) => data?.find((person) => person.id === id) ?? []);
  const groups = groupsOf(people, format.mediumDate);
  const facts = groups.flatMap((group) => group.facts);
  const differs = ({ texts }: Fact): boolean => new Set(texts).size > 1;
  const same = facts.filter((fact) => !differs(fact));
  const titles = [...new Set(people.map(({ job }) => job.title))];
  return (
    <>
      <BackLink to={backTo}>Applicants</BackLink>
      <PageHead
        title="Compare Applicants"
        lede={
          titles.length > 1
            ? "Each applicant is scored against the posting they applied to."
            : clip(titles[0] ?? "", 120)
        }
        actions={
          data?.length !== 0 && (
            <Switch
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
            >
              Differences only
            </Switch>
          )
        }
      />
      {error && (
        <InlineAlert
          title="We couldn't load the applicants"
          text={errorText(error, "Try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading className={styles.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          art={<DrawerArt />}
          title="No applicants to compare"
          text="These applications aren't in your firm's list. Choose two to four to see them side by side."
          action={<ButtonLink to={backTo}>Choose Applicants</ButtonLink>}
        />
      )}
      {people.length > 0 && (
        <div className={classNames("sheet", styles.frame)}>
          <table
            className={classNames(
              styles.table,
              people.some(({ paralegal }) => hasLongWord(paralegal.name)) && styles.withLongWords,
            )}
            data-people={people.length}
          >
            <thead>
              <tr>
                <td>
                  {facts.length - same.length} of {facts.length} facts differ
                </td>
                {people.map((person) => (
                  <PersonHead key={person.id} person={person} status={statusOf(person)} {...act} />
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ title, facts: all }) => {
                const shown = onlyDifferent ? all.filter(differs) : all;
                return (
                  shown.length > 0 && (
                    <Fragment key={title}>
                      <tr className={styles.group}>
                        <th colSpan={people.length + 1} scope="colgroup">
                          {title}
                        </th>
                      </tr>
                      {shown.map((fact) => (
                        <FactRow key={fact.label} fact={fact} people={people} />
                      ))}
                    </Fragment>
                  )
                );
              })}
            </tbody>
          </table>
          {onlyDifferent && same.length > 0 && (
            <p className={styles.same}>
              <b>Same for all</b> {same.map(({ label, texts }) => `${label}: ${texts[0] ?? ""}`).join(", ")}
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface PersonHeadProps extends Pick<CompareApplicantsProps, "onRemove" | "onAccept" | "onReject"> {
  person: Applicant;
  status: ApplicationStatus;
}

function PersonHead({ person, status, onRemove, onAccept, onReject }: PersonHeadProps) {
  const { id, paralegal } = person;
  const nameId = `compared-${id}`;
  return (
    <th scope="col">
      <div className={styles.person}>
        <Avatar id={paralegal.id} name={paralegal.name} photo={paralegal.photo} />
        <div>
          <span className={styles.name} id={nameId}>
            {paralegal.name}
          </span>
          <StatusWord applicant={person} status={status} />
        </div>
      </div>
      <div className={styles.personActions}>
        {mayMove(status, applicationMoves.accept) && (
          <Button size="sm" variant="go" aria-describedby={nameId} onClick={() => onAccept(person)}>
            Accept
          </Button>
        )}
        {mayMove(status, applicationMoves.reject) && (
          <Button size="sm" variant="ghost" aria-describedby={nameId} onClick={() => onReject(person)}>
            Reject
          </Button>
        )}
        <IconButton label={`Remove ${paralegal.name}`} icon={X} onClick={() => onRemove(id)} />
      </div>
    </th>
  );
}

function FactRow({ fact, people }: { fact: Fact; people: readonly Applicant[] }) {
  const { label, texts, strengths = [], word, show } = fact;
  const stated = strengths.filter((value) => value !== null);
  const best = stated.length > 0 ? Math.max(...stated) : null;
  const isDecisive = new Set(strengths).size > 1;
  return (
    <tr>
      <th scope="row">{label}</th>
      {people.map((person, at) => {
        const isBest = isDecisive && best !== null && strengths[at] === best;
        return (
          <td key={person.id} className={isBest ? styles.best : undefined}>
            {isBest && <span className={styles.bestWord}>{word}</span>}
            {show?.(person)} {texts[at]}
          </td>
        );
      })}
    </tr>
  );
}
