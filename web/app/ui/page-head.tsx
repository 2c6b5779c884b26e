import { createContext, type ReactNode, useContext } from "react";
import { classNames } from "./class-names.ts";

/** What every title is followed by: links to the screens that belong together with this one. */
export const RelatedScreens = createContext<ReactNode>(null);

interface PageHeadProps {
  title: ReactNode;
  /** The fact that matters first. */
  lede?: ReactNode;
  /** A status badge above the title, and what explains it. */
  badge?: ReactNode;
  /** Buttons at the right; the primary comes last. */
  actions?: ReactNode;
  /** On phones the title alone, above a list that should begin on the first screen. */
  briefOnPhones?: boolean;
  className?: string | undefined;
}

export function PageHead({ title, lede, badge, actions, briefOnPhones, className }: PageHeadProps) {
  const related = useContext(RelatedScreens);
  return (
    <>
      <div className={classNames("page-head", briefOnPhones && "brief-on-phones", className)}>
        <div>
          {badge && <p className="status-line">{badge}</p>}
          <h1 className="page-title">{title}</h1>
          {lede && <p className="lead-line">{lede}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {related}
    </>
  );
}
