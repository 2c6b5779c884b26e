import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Slider } from "~/ui/slider.tsx";
import styles from "./photo.module.css";

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
export function PhotoCropper({ address, onSquare, onUnreadable }: PhotoCropperProps) {
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
          cropperProps={{ role: "group", "aria-label": "Section of the picture. The arrow keys move it." }}
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
