/** The three forms of an account: sign in, or register as one of two. */
const accountKinds = ["login", "paralegal", "attorney"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What opens as a dialog: a form, or the question which side one registers on. */
export type AccountDialogKind = AccountKind | "register";

export const accountKindOf = (role: string | null): AccountKind =>
  accountKinds.find((kind) => kind === role) ?? "login";

/** What every account form is given. */
export interface AccountFormProps {
  /** Where to go after signing in; the dashboard when null. */
  next: string | null;
  onSwitch: (kind: AccountKind) => void;
}
