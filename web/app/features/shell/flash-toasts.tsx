import { useEffect } from "react";
import { useLocation } from "react-router";
import { takeFlash } from "~/lib/flash.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Shows the toast that a redirect left behind; its text loads only then. */
export function FlashToasts() {
  const toast = useToast();
  const { key } = useLocation();
  useEffect(() => {
    const name = takeFlash();
    if (name === null) return;
    void import("~/lib/flash-texts.ts").then(({ flashOf }) => {
      const flash = flashOf(name);
      if (!flash) return;
      if (flash.isFailure) toast.failure(flash);
      else toast.success(flash);
    });
  }, [key, toast]);
  return null;
}
