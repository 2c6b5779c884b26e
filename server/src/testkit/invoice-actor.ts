import type { Actor } from "../platform/actor.ts";

/** A signed-in freelance paralegal, for processes that send invoices without HTTP. */
export const createActor = (id: number): Actor => ({
  id,
  firstName: "Daniel",
  lastName: "Reyes",
  userType: "paralegal",
  primaryRole: "freelance_paralegal",
  firmId: null,
  emailVerified: true,
  staff: false,
  timeZone: "America/New_York",
  sessionTokenHash: "",
});
