import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { callUrl } from "@caseload/contract/call-url";
import Download from "lucide-react/icons/download";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useHashFocus } from "~/lib/use-hash-focus.ts";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { StepsLine } from "~/ui/steps-line.tsx";
import { Timeline } from "~/ui/timeline.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { eventText } from "./event-text.ts";
import { Hash } from "./hash.tsx";
import { waitsForViewer } from "./next-step.ts";
import { daysRun } from "./days-run.ts";
import { stepsOf } from "./steps.ts";
import { agreementEnd, versionLabel } from "./version-choice.ts";
import { allVersions } from "./whole-lists.ts";
import * as styles from "./timeline-tab.module.css";

/** The four steps, what happened, and the versions of the terms. */
export default function TimelineTab({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  useHashFocus();
  return (
    <div className={styles.timeline}>
      <StepsLine
        label="Contract status"
        steps={stepsOf(contract, format)}
        progress={daysRun(contract, format.now)?.percent}
      />
      <div className={styles.columns}>
        <Events contract={contract} />
        <VersionHistory contract={contract} />
      </div>
    </div>
  );
}

/** The events, newest first; the newest is highlighted while the viewer's step is pending. */
function Events({ contract }: { contract: ContractDetail }) {
  const { fullTime, zoneName } = useFormat();
  const viewerId = useMember().id;
  const isWaiting = waitsForViewer(contract);
  const entries = contract.timeline.toReversed().map((event, at) => ({
    id: event.id,
    text: (
      <>
        {eventText(event, viewerId)}
        {event.version !== null && <span className="faint">, version {event.version}</span>}{" "}
        <UnconfirmedEmail confirmed={event.actorId === viewerId || event.actorEmailConfirmed} />
      </>
    ),
    note: (
      <>
        <time dateTime={event.createdAt}>{fullTime(event.createdAt)}</time>
        {event.note && <q className={styles.note}>{event.note}</q>}
        <Hash value={event.hash} label="Event hash" />
      </>
    ),
    hot: at === 0 && isWaiting,
  }));
  return (
    <section>
      <RuledHeading>Events</RuledHeading>
      <p className={styles.lead}>
        Times are in {zoneName()}. Each event includes the hash of the one before it, so any change to the
        record can be detected.
      </p>
      <Timeline entries={entries} />
    </section>
  );
}

function VersionHistory({ contract }: { contract: ContractDetail }) {
  const { data: versions, error, refetch } = useApi("listVersions", allVersions(contract.id));
  return (
    <section id="versions">
      <RuledHeading aside={versions?.length ?? ""}>Version history</RuledHeading>
      {error && (
        <InlineAlert
          narrow
          title="We couldn't load the versions"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <VersionEntry key={version.version} version={version} end={agreementEnd(contract)} />
        ))}
      </ol>
      {versions && (
        <a
          className={classNames("button ghost size-small", styles.download)}
          href={callUrl(endpoints.downloadVersions, { params: { id: contract.id } })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          Download CSV
        </a>
      )}
    </section>
  );
}

function VersionEntry({ version, end }: { version: ContractVersion; end: string | null }) {
  const { date } = useFormat();
  const { version: number, authorName, authorEmailConfirmed, createdAt, note, sha256, signatures } = version;
  return (
    <li>
      <Link className="link" to={`?version=${number}`}>
        Version {number}
      </Link>{" "}
      <span className="faint">{versionLabel(version, end)}</span>
      <p>
        Proposed by {authorName}, {date(createdAt)} <UnconfirmedEmail confirmed={authorEmailConfirmed} />
      </p>
      {signatures.map(({ side, name, signedAt }) => (
        <p key={side}>
          Signed by {name}, {date(signedAt)}
        </p>
      ))}
      {note && <q className={styles.note}>{note}</q>}
      <Hash value={sha256} label={`Hash of version ${number}`} />
    </li>
  );
}
