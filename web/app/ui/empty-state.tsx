import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface EmptyStateProps {
  /** One of the arts of art.tsx. */
  art: ReactNode;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One button, two at most. */
  action?: ReactNode;
  /** The heading's level on the page. */
  level?: 1 | 2 | 3;
  /** Inside a sheet that is there already. */
  bare?: boolean;
  className?: string | undefined;
}

/** Nothing here, or nothing found, or not for you: art, title, sentence, action, at the left. */
export function EmptyState({
  art,
  title,
  text,
  action,
  level = 2,
  bare = false,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("empty", !bare && "sheet", className)}>
      {art}
      <div>
        <Heading className="title">{title}</Heading>
        {text && <p className="text">{text}</p>}
        {action && <div className="actions">{action}</div>}
      </div>
    </div>
  );
}
