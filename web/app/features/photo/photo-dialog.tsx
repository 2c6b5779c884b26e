import { fileLimits } from "@caseload/contract/files/file-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useEffect, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { FileInput } from "~/ui/file-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import "react-easy-crop/react-easy-crop.css";
import Cropper, { type Area } from "react-easy-crop";
import { Slider } from "~/ui/slider.tsx";
import * as styles from "./photo.module.css";

interface PhotoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Drops the field's name from "Please choose a picture (photo)", which is shown at the field. */
const withoutField = (sentence: string): string => sentence.replace(/ \(\w+\)$/, "");

interface Picture {
  readonly file: File;
  /** Under which the browser shows it. */
  readonly address: string;
}

/** The chosen picture; its address is given back when another one takes its place. */
function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const address = picture?.address;
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
    return undefined;
  }, [address]);
  const choose = (file: File | null): void =>
    setPicture(file && { file, address: URL.createObjectURL(file) });
  return { picture, choose };
}

/** Choose a picture, choose a square of it, save. */
export default function PhotoDialog({ open, onOpenChange }: PhotoDialogProps) {
  const toast = useToast();
  const { picture, choose } = usePicture();
  const [square, setSquare] = useState<Square | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSingleCall("setPhoto", {
    onSuccess: () => {
      toast.success(fileToasts.photoSaved);
      onOpenChange(false);
    },
    onError: (error) => setProblem(withoutField(errorText(error, fileToasts.photoFailed.text))),
  });

  function take(file: File): void {
    setSquare(null);
    setProblem(file.size > fileLimits.photoBytes ? withoutField(errorMessages.photoTooLarge) : null);
    choose(file.size > fileLimits.photoBytes ? null : file);
  }

  function submit(): void {
    if (!picture) setProblem(withoutField(errorMessages.noPhoto));
    else save.send({ file: picture.file, body: square ? { square } : {} });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title="Your photo"
      description="Members see it next to your name, and so does everyone who can see your public profile or postings."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending} pendingText="Saving">
            Save Photo
          </Button>
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Picture" error={problem ?? undefined}>
        <FileInput
          accept="image/jpeg,image/png,image/webp"
          note="JPEG, PNG or WebP, up to 8 MB. Location and camera details are removed."
          file={picture?.file ?? null}
          onFile={take}
        />
      </Field>
      {picture && (
        <PhotoCropper
          key={picture.address}
          address={picture.address}
          onSquare={setSquare}
          onUnreadable={() => setProblem(withoutField(errorMessages.photoUnreadable))}
        />
      )}
    </Dialog>
  );
}

/** In pixels of the picture as it is shown. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

interface PhotoCropperProps {
  address: string;
  onSquare: (square: Square) => void;
  onUnreadable: () => void;
}

const maxZoom = 4;
const percent = (zoom: number): string => `${Math.round(zoom * 100)} percent`;

const squareOf = ({ x, y, width }: Area): Square => ({
  left: Math.max(0, Math.round(x)),
  top: Math.max(0, Math.round(y)),
  side: Math.max(1, Math.round(width)),
});

/** Moves the picture behind a square: by pointer, by fingers, or by the arrow keys. */
function PhotoCropper({ address, onSquare, onUnreadable }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles.photoCrop}>
      <div className={styles.photoFrame}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          // The policy of the pages allows no style elements of others.
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": "Crop area. Use the arrow keys to move it." }}
          classes={{ cropAreaClassName: styles.cropArea ?? "" }}
          mediaProps={{ alt: "", onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_area, pixels) => onSquare(squareOf(pixels))}
        />
      </div>
      <Slider
        label="Zoom"
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onValueChange={setZoom}
        format={percent}
        ends={false}
      />
    </div>
  );
}
