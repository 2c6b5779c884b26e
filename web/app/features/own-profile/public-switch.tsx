import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./own-profile.module.css";

/** Takes effect at once. */
export function PublicSwitch({ profile }: { profile: OwnProfile }) {
  const toast = useToast();
  const update = useSingleCall("updateParalegalProfile", {
    changes: ["getOwnParalegalProfile", "getParalegalProfile", "featuredTalent"],
    onSuccess: () => toast.success(toasts.profileUpdated.title, toasts.profileUpdated.text),
    onError: (error) => toast.failure(toasts.updateFailed.title, errorText(error, toasts.updateFailed.text)),
  });
  const shown = update.isPending ? update.variables?.body.isPublic : profile.isPublic;

  function change(isPublic: boolean): void {
    const { experience, specialties, location, availability, education, workType } = profile;
    update.send({
      body: {
        experience,
        specialties,
        location,
        availability,
        education,
        workType,
        hourlyRate: profile.hourlyRate,
        isPublic,
      },
    });
  }
  return (
    <>
      <Switch checked={shown} onChange={(event) => change(event.currentTarget.checked)}>
        Public profile
      </Switch>
      <p className={classNames("muted ui-text", styles.publicNote)}>
        {profile.isPublic
          ? "Anyone can find and read it, signed in or not. Your email is never shown."
          : "Only members of Caseload can find and read it. Switch this on to let visitors who are not signed in see it too; your email is never shown."}
      </p>
    </>
  );
}
