/** The forms with their schemas load when they are first shown. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { AccountFormProps, AccountKind } from "./account-kind.ts";

export const accountForms: Record<AccountKind, LazyExoticComponent<ComponentType<AccountFormProps>>> = {
  login: lazy(() => import("./sign-in-form.tsx")),
  paralegal: lazy(() => import("./paralegal-registration-form.tsx")),
  attorney: lazy(() => import("./attorney-registration-form.tsx")),
};
