import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { Suspense, useState, type ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { TornPageArt } from "~/ui/torn-page-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useFocusOnReturn } from "~/ui/use-focus-on-return.ts";
import { OwnProfileView } from "./own-profile-view.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./own-profile.module.css";

const OwnProfileForm = vitalPart(() => import("./own-profile-form.tsx"));

interface OwnProfileParts {
  /** One's picture with its buttons. */
  photo: ReactNode;
  /** What staff have checked, in short. */
  credentials: ReactNode;
}

/** One's own profile: read it, or edit it in place. */
export function OwnProfile({ photo, credentials }: OwnProfileParts) {
  const { hasProfile } = useMember();
  const { data, error, refetch } = useApi("getOwnParalegalProfile", {}, { enabled: hasProfile });
  const [editing, setEditing] = useState(false);
  const editButton = useFocusOnReturn(editing);
  if (!hasProfile || error?.status === 404) return <OwnProfileMissing />;
  if (!data && error) {
    return (
      <>
        <h1 className={classNames("page-title", styles.ownProfileTitle)}>My Profile</h1>
        <InlineAlert
          title="We couldn't load your profile"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!data) return <OwnProfileSkeleton />;
  if (!editing)
    return (
      <OwnProfileView
        profile={data}
        photo={photo}
        credentials={credentials}
        editButton={editButton}
        onEdit={() => setEditing(true)}
      />
    );
  return (
    <Suspense fallback={<OwnProfileSkeleton />}>
      <OwnProfileForm profile={data} onClose={() => setEditing(false)} />
    </Suspense>
  );
}

function OwnProfileMissing() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Profile Not Found"
      text={notFoundMessages.ownProfileNotFound}
      action={
        <ButtonLink variant="primary" to="/profile/paralegal/new">
          Create Profile
        </ButtonLink>
      }
    />
  );
}

function OwnProfileSkeleton() {
  return (
    <>
      <h1 className={classNames("page-title", styles.ownProfileTitle)}>My Profile</h1>
      <Loading className={classNames("sheet edge", styles.ownProfile)}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="tag" />
      </Loading>
    </>
  );
}
