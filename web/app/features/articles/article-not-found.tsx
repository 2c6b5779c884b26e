import { MagnifierArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./articles.module.css";

export function ArticleNotFound() {
  return (
    <div className={classNames("content-width", styles.framedNote)}>
      <EmptyState
        level={1}
        art={<MagnifierArt />}
        title="Article Not Found"
        text="There is no article at this address. It may have been renamed or withdrawn."
        action={
          <ButtonLink variant="primary" to="/blog">
            All articles
          </ButtonLink>
        }
      />
    </div>
  );
}
