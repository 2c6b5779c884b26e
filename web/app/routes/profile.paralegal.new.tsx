import { Suspense } from "react";
import { redirect } from "react-router";
import { ProfileFormSkeleton } from "~/features/profile-forms/profile-form-skeleton.tsx";
import { onlyWhenAsked, requireMember } from "~/lib/guard.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import type { Route } from "./+types/profile.paralegal.new";

const ParalegalProfileForm = vitalPart(() => import("~/features/profile-forms/paralegal-profile-form.tsx"));

export const meta: Route.MetaFunction = () => pageTitle("Create Your Profile");

/** Redirects people with a profile to its form. */
export function loader(args: Route.LoaderArgs): null {
  const { userType, hasProfile } = requireMember(args);
  if (userType === "paralegal" && hasProfile) throw redirect("/profile/paralegal");
  return null;
}
export const shouldRevalidate = onlyWhenAsked;

export default function ParalegalProfileFormScreen() {
  return (
    <>
      <PageHead
        title="Create Your Profile"
        lede="Firms read it next to your cover letter, and match scores are based on it."
      />
      <Suspense fallback={<ProfileFormSkeleton />}>
        <UntilReady>
          <ParalegalProfileForm />
        </UntilReady>
      </Suspense>
    </>
  );
}
