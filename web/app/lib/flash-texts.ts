import { toasts } from "@caseload/contract/toasts";

const flashes = {
  messagesDenied: { ...toasts.messagesDenied, isFailure: true },
  dashboardDenied: { ...toasts.dashboardDenied, isFailure: true },
  contractsDenied: { ...toasts.contractsDenied, isFailure: true },
  paralegalsOnly: { ...toasts.paralegalsOnly, isFailure: true },
  attorneysOnly: { ...toasts.attorneysOnly, isFailure: true },
  loggedOut: { ...toasts.loggedOut, isFailure: false },
  accountDeactivated: { ...toasts.accountDeactivated, isFailure: false },
  accountDeleted: { ...toasts.accountDeleted, isFailure: false },
} as const;

export type FlashName = keyof typeof flashes;

/** The toast of a name from the cookie, which is untrusted input. */
export const flashOf = (name: string) => (Object.hasOwn(flashes, name) ? flashes[name as FlashName] : null);
