import { flashToasts } from "@caseload/contract/accounts/flash-toasts";
const flashes = {
  messagesDenied: { ...flashToasts.messagesDenied, isFailure: true },
  dashboardDenied: { ...flashToasts.dashboardDenied, isFailure: true },
  contractsDenied: { ...flashToasts.contractsDenied, isFailure: true },
  paralegalsOnly: { ...flashToasts.paralegalsOnly, isFailure: true },
  attorneysOnly: { ...flashToasts.attorneysOnly, isFailure: true },
  loggedOut: { ...flashToasts.loggedOut, isFailure: false },
  accountDeactivated: { ...flashToasts.accountDeactivated, isFailure: false },
  accountDeleted: { ...flashToasts.accountDeleted, isFailure: false },
} as const;

export type FlashName = keyof typeof flashes;

/** The toast of a name from the cookie, which is untrusted input. */
export const flashOf = (name: string) => (Object.hasOwn(flashes, name) ? flashes[name as FlashName] : null);
