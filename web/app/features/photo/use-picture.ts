import { useEffect, useState } from "react";

interface Picture {
  readonly file: File;
  /** Under which the browser shows it. */
  readonly address: string;
}

/** The chosen picture; its address is given back when another one takes its place. */
export function usePicture() {
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
