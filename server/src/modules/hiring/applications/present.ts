import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { Actor } from "../../../platform/actor.ts";
import { sideOf } from "../../engagements/contracts/policy.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { unknownResponsiveness } from "../../jobs/response-times/queries.ts";
import type { ApplicationRow } from "./queries.ts";

export const presentConflict = ({ check }: ApplicationRow): OwnApplication["conflict"] => ({
  status: check?.status ?? "not_checked",
  checkedAt: check?.checkedAt?.toISOString() ?? null,
});

function presentAttachment({ application, attachment }: ApplicationRow): OwnApplication["attachment"] {
  if (!attachment) return null;
  return { ...attachment, scan: application.attachmentScannedAt ? "clean" : "not_scanned" };
}

function presentShared(row: ApplicationRow) {
  const { application } = row;
  return {
    id: application.id,
    jobId: application.jobId,
    status: application.status,
    coverLetter: application.coverLetter,
    createdAt: application.createdAt.toISOString(),
    viewedAt: application.viewedAt?.toISOString() ?? null,
    decidedAt: application.decidedAt?.toISOString() ?? null,
    reason: application.reason,
    proposedPay: application.proposedPay,
    startDate: application.startDate,
    conflictNote: application.conflictNote,
    answers: application.answers,
    attachment: presentAttachment(row),
    conflict: presentConflict(row),
  };
}

/** The id of the latest contract, if the viewer may open it. */
const contractIdFor = (viewer: Actor, { contract }: ApplicationRow): number | null =>
  contract && sideOf(viewer, contract) ? contract.id : null;

export function presentOwnApplication(
  row: ApplicationRow,
  viewer: Actor,
  responsiveness: OwnApplication["responsiveness"] | undefined,
): OwnApplication {
  const { job, firmName } = row;
  return {
    ...presentShared(row),
    job: {
      id: job.id,
      title: job.title,
      firmName: displayFirmName({ current: firmName, given: job.givenFirmName }),
      location: job.location,
      workArrangement: job.workArrangement,
      status: job.status,
      postedById: job.postedById,
    },
    responsiveness: responsiveness ?? unknownResponsiveness,
    contractId: contractIdFor(viewer, row),
    mayReapply: row.mayReapply,
  };
}

export function presentReceivedApplication(row: ApplicationRow, viewer: Actor): ReceivedApplication {
  const { job, paralegal, profile } = row;
  return {
    ...presentShared(row),
    job: { id: job.id, title: job.title, status: job.status },
    paralegal: {
      id: paralegal.id,
      name: paralegal.name,
      photo: paralegal.photo,
      email: paralegal.emailVerified && viewer.emailVerified ? paralegal.email : null,
      emailConfirmed: paralegal.emailVerified || paralegal.deletedAt !== null,
      profile: profile && {
        yearsExperience: profile.experience,
        location: profile.location,
        availability: profile.availability,
        hourlyRate: profile.hourlyRate,
        specialties: profile.specialties,
        education: profile.education,
      },
    },
    contractId: contractIdFor(viewer, row),
  };
}
