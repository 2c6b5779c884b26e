import type { ReactNode } from "react";
import { TornPageArt } from "./torn-page-art.tsx";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { EmptyState } from "./empty-state.tsx";
import * as styles from "./not-found.module.css";

interface NotFoundProps {
  /** What was not found, as in "Job Not Found". */
  title: string;
  /** One sentence. */
  text: string;
  /** The text of the link that leads on. */
  action: string;
  /** The address that the link leads to. */
  to: string;
  art?: ReactNode;
  /** Within a panel of a page that has its own level-1 heading. */
  bare?: boolean;
  /** On a public page, whose layout leaves width and padding to its screens. */
  publicPage?: boolean;
}

/** The page of a record that does not exist, or that the viewer may not see. */
export function NotFound(props: NotFoundProps) {
  const { title, text, action, to, art = <TornPageArt />, bare = false, publicPage = false } = props;
  const emptyState = (
    <EmptyState
      level={bare ? 2 : 1}
      bare={bare}
      art={art}
      title={title}
      text={text}
      action={
        <ButtonLink variant={bare ? "secondary" : "primary"} to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
  if (!publicPage) return emptyState;
  return <div className={classNames("content-width", styles.publicPage)}>{emptyState}</div>;
}
