/** The forms with their schemas load when they are first shown. */
import { type ComponentType, type LazyExoticComponent } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { accountKindOf, type AccountFormProps, type AccountKind } from "./account-kind.ts";

const load: Record<AccountKind, () => Promise<{ default: ComponentType<AccountFormProps> }>> = {
  login: () => import("./sign-in-form.tsx"),
  paralegal: () => import("./paralegal-registration-form.tsx"),
  attorney: () => import("./attorney-registration-form.tsx"),
};

export const accountForms: Record<AccountKind, LazyExoticComponent<ComponentType<AccountFormProps>>> = {
  login: vitalPart(load.login),
  paralegal: vitalPart(load.paralegal),
  attorney: vitalPart(load.attorney),
};

// On the sign-in page the form is certain to be shown: fetch it along with the page.
if (typeof document !== "undefined" && window.location.pathname === "/auth") {
  void load[accountKindOf(new URLSearchParams(window.location.search).get("role"))]();
}
