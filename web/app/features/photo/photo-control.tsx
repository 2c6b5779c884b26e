import Camera from "lucide-react/icons/camera";
import { useState } from "react";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./photo.module.css";

const PhotoDialog = vitalPart(() => import("./photo-dialog.tsx"));

/** The user's photo, and the buttons that change and remove it. */
export function PhotoControl() {
  const { id, firstName, lastName, photo } = useMember();
  const toast = useToast();
  const [{ turn, isOpen }, setDialog] = useState({ turn: 0, isOpen: false });
  const setOpen = (open: boolean): void => setDialog((now) => ({ ...now, isOpen: open }));
  const remove = useSingleCall("removePhoto", {
    onSuccess: () => toast.success(fileToasts.photoRemoved),
    onError: (error) => toast.failure(fileToasts.photoFailed, error),
  });
  return (
    <div className={styles.photoControl}>
      <Avatar id={id} name={`${firstName} ${lastName}`} photo={photo} size="xl" />
      <div className={styles.actions}>
        <Button size="sm" onClick={() => setDialog(({ turn: last }) => ({ turn: last + 1, isOpen: true }))}>
          <Camera className="icon" aria-hidden="true" />
          {photo ? "Change Photo" : "Add Photo"}
        </Button>
        {photo && (
          <Button
            size="sm"
            variant="ghost"
            pending={remove.isPending}
            pendingText="Removing"
            onClick={() => remove.send({})}
          >
            Remove Photo
          </Button>
        )}
      </div>
      {turn > 0 && (
        <LateDialog onOpenChange={setOpen}>
          <PhotoDialog key={turn} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </div>
  );
}
