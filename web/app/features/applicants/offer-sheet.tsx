import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";
import type { PayDerivation } from "@caseload/contract/engagements/pay-derivation";
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { Offer } from "@caseload/contract/hiring/offers";
import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import { usStateName } from "@caseload/contract/us-states";
import { type ReactNode, useRef, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { clip } from "~/lib/format.ts";
import { payText } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ConflictBadge } from "~/ui/conflict-badge.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { PlainTerms } from "~/ui/term-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { PayScale } from "./pay-scale.tsx";
import * as styles from "./offer-sheet.module.css";

export interface OfferSheetProps {
  application: Pick<ReceivedApplication, "id" | "paralegal" | "job" | "conflict">;
  open: boolean;
  onClose: () => void;
  pending: boolean;
  onAccept: (rejectOthers: boolean) => void;
}

/** Characters of a posting's title. */
const titleLength = 90;

/** What accepting an application does, before it is done. */
export default function OfferSheet({ application, open, onClose, pending, onAccept }: OfferSheetProps) {
  const { id, paralegal, job } = application;
  const cancel = useRef<HTMLButtonElement>(null);
  const [rejectsOthers, setRejectsOthers] = useState(false);
  // Once it is accepted there is no offer to ask for.
  const [isSent, setSent] = useState(false);
  if (isSent && !open) setSent(false);
  const isAsked = open && !isSent;
  const { data: offer, error, refetch } = useApi("getOffer", { params: { id } }, { enabled: isAsked });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onClose()}
      size="wide"
      title={`Offer to ${paralegal.name}`}
      description={
        <>
          {clip(job.title, titleLength)}. {offer && fillText(offer)}
        </>
      }
      initialFocus={cancel}
      footer={
        <>
          <p className={styles.footnote}>
            Nothing is binding until both parties sign. You can change the terms first.
          </p>
          <Button ref={cancel} variant="ghost" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!offer}
            pending={pending}
            pendingText="Accepting"
            onClick={() => {
              if (!offer) return;
              setSent(true);
              onAccept(rejectsOthers && mayRejectOthers(offer));
            }}
          >
            Accept Application
          </Button>
        </>
      }
    >
      {offer && (
        <OfferEffects
          offer={offer}
          name={paralegal.name}
          isRejecting={rejectsOthers}
          onReject={setRejectsOthers}
        />
      )}
      {!offer && error && (
        <InlineAlert
          title="We couldn't prepare the offer"
          text={errorText(error, "Check your connection and try again.")}
          onRetry={error.status === 409 ? undefined : () => void refetch()}
        />
      )}
      {!offer && !error && (
        <Loading>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </Loading>
      )}
    </Dialog>
  );
}

interface OfferEffectsProps {
  offer: Offer;
  /** The applicant's. */
  name: string;
  /** Whether the others are rejected at once. */
  isRejecting: boolean;
  onReject: (isRejecting: boolean) => void;
}

/** The terms of the offer, and who is affected by it. */
export const OfferEffects = ({ offer, name, isRejecting, onReject }: OfferEffectsProps) => (
  <>
    <Terms offer={offer} />
    <Pay offer={offer} name={name} />
    <ul className={styles.effects}>
      <ConflictEffect conflict={offer.conflict} />
      <Effect who={name} badge={<Badge tone="pen">Notified now</Badge>}>
        Gets the agreement to review and sign
        <small>
          Unsigned terms expire {plural(engagementLimits.expiryDays, "day")} after their last change.
        </small>
      </Effect>
      <OthersEffect offer={offer} isRejecting={isRejecting} onReject={onReject} />
    </ul>
  </>
);

const openAfter = ({ positions: { total, taken } }: Offer): number => Math.max(0, total - taken - 1);
const mayRejectOthers = (offer: Offer): boolean => openAfter(offer) === 0 && offer.others.pending > 0;

/** "Fills the only position." */
export function fillText(offer: Offer): string {
  const { total, taken } = offer.positions;
  if (total === 1 && taken === 0) return "Fills the only position.";
  if (taken >= total) return "All of its positions were already filled.";
  const rest = openAfter(offer);
  return rest === 0 ? "Fills the last position." : `${plural(rest, "position")} will still be open.`;
}

function Terms({ offer: { terms, supervisorName, hoursPerWeek } }: { offer: Offer }) {
  const { day } = useFormat();
  const facts: readonly (readonly [string, string])[] = [
    ["Start", day(terms.startsOn)],
    ["End", terms.endsOn === null ? "Open" : day(terms.endsOn)],
    ["Hours in the posting", weeklyHours(hoursPerWeek)],
    ["Supervising attorney", supervisorName],
    ["Payment", `${plural(terms.paymentDays, "day")} after invoice`],
    [
      "Governing law",
      terms.governingState === null ? "State of the firm's office" : usStateName(terms.governingState),
    ],
  ];
  return <PlainTerms className={styles.terms} terms={facts.map(([term, value]) => ({ term, value }))} />;
}

const derivations: Readonly<Record<PayDerivation, (name: string) => string>> = {
  proposed: (name) => `${name} applied with this price.`,
  flat_budget: () => "This is the flat fee of your posting.",
  clamped_rate: (name) => `This is ${name}'s profile rate, adjusted to the posted range.`,
  profile_rate: (name) => `This is ${name}'s profile rate. Your posting doesn't list pay.`,
  none: () => "Neither your posting nor the application gives a price. Set one in the terms.",
};

function Pay({ offer, name }: { offer: Offer; name: string }) {
  const { terms, payDerivedFrom, postedPay, applicantsMedianCents } = offer;
  const { pay } = terms;
  return (
    // Takes the focus, so that the sheet, which has no other control than its buttons, can be scrolled by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.payment} aria-label="Pay" tabIndex={0}>
      <div>
        <p className={styles.derivation}>{derivations[payDerivedFrom](name)}</p>
        {pay?.kind === "hourly" && postedPay?.kind === "hourly" && (
          <PayScale offered={pay.rateCents} posted={postedPay} median={applicantsMedianCents} />
        )}
      </div>
      <p className={styles.figure}>
        <b>{payText(pay)}</b>
        <small>{payNote(pay)}</small>
      </p>
    </section>
  );
}

function payNote(pay: Offer["terms"]["pay"]): string {
  if (pay === null) return "Neither party can sign until the terms set a price.";
  if (pay.kind === "flat") return `${formatCents(pay.totalCents)} for the whole work.`;
  return pay.capMinutes === null
    ? "You pay for the hours you approve. No cap is set."
    : `You pay for the hours you approve, up to ${formatHours(pay.capMinutes)} h.`;
}

interface EffectProps {
  who: string;
  badge: ReactNode;
  children: ReactNode;
}

const Effect = ({ who, badge, children }: EffectProps) => (
  <li>
    <span className={styles.person}>{who}</span>
    <span>{children}</span>
    {badge}
  </li>
);

const conflictTexts: Readonly<Record<Offer["conflict"]["status"], string>> = {
  not_checked: "The parties have not been compared yet",
  none: "No party is in the applicant's list",
  possible: "A party may be in the applicant's list",
  cleared: "Cleared by your firm",
  overridden: "Overridden by your firm",
};

function ConflictEffect({ conflict: { status, checkedAt } }: Pick<Offer, "conflict">) {
  const { mediumDate } = useFormat();
  return (
    <Effect who="Conflict check" badge={<ConflictBadge status={status} />}>
      {conflictTexts[status]}
      <small>
        {checkedAt !== null && `Checked ${mediumDate(checkedAt)}. `}
        {status === "not_checked"
          ? "They are compared when you accept."
          : "Runs again when either list changes."}
      </small>
    </Effect>
  );
}

/** Names that are written out. */
const namesShown = 3;

function namesText(people: readonly { name: string }[]): string {
  const names = people.slice(0, namesShown).map(({ name }) => name);
  if (people.length > namesShown) names.push(`${people.length - namesShown} more`);
  return new Intl.ListFormat("en-US").format(names);
}

/** What becomes of the other applicants. */
function OthersEffect({ offer, isRejecting, onReject }: Omit<OfferEffectsProps, "name">) {
  const { shortlisted, pending, decided } = offer.others;
  const mayReject = mayRejectOthers(offer);
  const quiet = <Badge tone="line">Not notified</Badge>;
  const until =
    openAfter(offer) === 0
      ? "If these terms fall through, you can still accept them."
      : "You can still accept them.";
  return (
    <>
      {shortlisted.length > 0 && (
        <Effect who="Shortlisted" badge={quiet}>
          {namesText(shortlisted)} {shortlisted.length === 1 ? "stays" : "stay"} shortlisted
          <small>{until}</small>
          <UnconfirmedEmail confirmed={shortlisted.every(({ emailConfirmed }) => emailConfirmed)} />
        </Effect>
      )}
      {pending > 0 && (
        <Effect
          who={plural(pending, "other applicant")}
          badge={mayReject && isRejecting ? <Badge tone="brass">Notified now</Badge> : quiet}
        >
          {mayReject && isRejecting
            ? "Rejected because the position is filled"
            : pending === 1
              ? "Stays as a runner-up"
              : "Stay as runners-up"}
          <small>
            {mayReject && isRejecting
              ? "If the contract is canceled and you reopen the job, their applications return."
              : until}
            {decided > 0 && ` ${plural(decided, "application")} decided or withdrawn before.`}
          </small>
          {mayReject && (
            <Checkbox checked={isRejecting} onChange={(event) => onReject(event.currentTarget.checked)}>
              Reject now because the position is filled
            </Checkbox>
          )}
        </Effect>
      )}
    </>
  );
}
