import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./listing-row.module.css";
import { TitleLink } from "./title-link.tsx";

interface PartProps {
  /** Places the part in its row. */
  className?: string | undefined;
  children: ReactNode;
}

interface ListingRowProps extends PartProps {
  /** The id of the ListingTitle. */
  titleId: string;
  /** Closed records have paler text. */
  quiet?: boolean;
}

/** A row of a list of jobs or people, in ruled columns: a margin, a ListingBody and ListingTerms. */
export function ListingRow({ titleId, quiet = false, className, children }: ListingRowProps) {
  return (
    <article
      className={classNames(styles.listingRow, quiet && styles.quiet, className)}
      aria-labelledby={titleId}
    >
      {children}
    </article>
  );
}

export const ListingBody = ({ className, children }: PartProps) => (
  <div className={classNames(styles.body, className)}>{children}</div>
);

export const ListingTitle = ({ id, to, children }: { id: string; to: string; children: ReactNode }) => (
  <h2 className={classNames("title", styles.title)} id={id}>
    <TitleLink to={to}>{children}</TitleLink>
  </h2>
);

/** A long text, cut after a few lines. */
export const ListingDescription = ({ className, children }: PartProps) => (
  <p className={classNames(styles.description, className)}>{children}</p>
);

/** What it costs, where and when, at the right. */
export const ListingTerms = ({ className, children }: PartProps) => (
  <div className={classNames(styles.terms, className)}>{children}</div>
);

export const ListingPay = ({ className, children }: PartProps) => (
  <p className={classNames(styles.payFigure, className)}>{children}</p>
);

/** A list of ListingFacts. */
export const ListingFacts = ({ className, children }: PartProps) => (
  <ul className={classNames(styles.facts, className)}>{children}</ul>
);

export const ListingFact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon className={classNames("icon", styles.factIcon)} aria-hidden="true" />
    <span>{children}</span>
  </li>
);
