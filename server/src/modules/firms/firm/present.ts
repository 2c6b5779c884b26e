import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { PublicFirmRow } from "./queries.ts";

export const presentPublicFirm = (firm: PublicFirmRow): PublicFirm => ({
  id: firm.id,
  name: firm.name,
  location: firm.location,
  firmSize: firm.size,
  workType: firm.workType,
  description: firm.description,
  practiceAreas: firm.practiceAreas,
  memberSince: firm.createdAt.toISOString(),
  responsiveness: firm.responsiveness,
  barAdmission: firm.barAdmission,
  emailConfirmed: firm.emailConfirmed,
  similarFirm: firm.similarFirm,
  reviews: firm.reviews,
  paidOnTime: firm.paidOnTime,
});
