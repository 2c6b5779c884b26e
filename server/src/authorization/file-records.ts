/** Creates credentials, reports, push devices, files and links for the matrix. */
import type { Endpoint } from "@caseload/contract/endpoint";
import type { CallName } from "@caseload/contract/endpoints";
import {
  evidencePdf,
  makeCredential,
  makeEvidence,
  makeReport,
  makeSanction,
} from "../demo/file-factories.ts";
import { renewCalendarFeed } from "../modules/reporting/calendar/calendar-feed.ts";
import { createFileLink } from "../platform/files/file-link.ts";
import { setPhoto } from "../modules/profiles/photos/set-photo.ts";
import type { SentFile } from "../testkit/payload.ts";
import { makePushDevice } from "../testkit/push/test-push.ts";
import { makeUploadedImage, makeImage } from "../testkit/images.ts";
import type { Site } from "../testkit/site.ts";
import { sharedPdf } from "./contract-file-records.ts";
import type { Cast, CastIds, Relation } from "./actors.ts";
import { createStateCourse, stateRuleBodies } from "./state-rule-records.ts";
import { importedLedger } from "./conflict-records.ts";

const credentialIdOf = async ({ db, deps, time }: Site, { people }: Cast): Promise<number> => {
  const userId = people.owningParalegal.id;
  const { id: evidenceFileId } = await makeEvidence(db, deps.files, time.now, { ownerId: userId });
  return (await makeCredential(db, time.now, { userId, evidenceFileId })).id;
};

let lastSubjectId = 0;

async function reportIdFor({ name }: Endpoint, { db, time }: Site, { people }: Cast): Promise<number> {
  const parties = { reporterId: people.owningAttorney.id, reportedId: people.owningParalegal.id };
  const status = name === "reopenReport" ? "upheld" : "open";
  // A subject can have one open report at a time.
  const subjectId = (lastSubjectId += 10_000);
  return (await makeReport(db, time.now, { ...parties, status, subjectId })).id;
}

/** A warning of the owning paralegal, appealed for the call that answers an appeal. */
async function sanctionIdFor({ name }: Endpoint, { db, time }: Site, { people }: Cast): Promise<number> {
  const appealed = { appealText: "It was a courier.", appealedAt: time.now };
  const userId = people.owningParalegal.id;
  return (await makeSanction(db, time.now, { userId, ...(name === "keepSanction" && appealed) })).id;
}

/** A link to the caller's own file; for visitors to a file of the owning paralegal. */
async function linkFor({ db, deps, time }: Site, { people }: Cast, relation: Relation): Promise<string> {
  const personId = people[relation === "signedOut" ? "owningParalegal" : relation].id;
  const { id: fileId } = await makeEvidence(db, deps.files, time.now, { ownerId: personId });
  return createFileLink(deps.secret, { fileId, personId }, time.now).address.replace("/api/files/", "");
}

/** The photo of a person with a public profile. */
async function photoOf({ deps, time }: Site, { people }: Cast): Promise<string> {
  const image = await makeUploadedImage(deps.config.dataDir);
  const address = await setPhoto(
    deps,
    people.owningParalegal.id,
    { file: image, square: undefined },
    time.now,
  );
  return address.replace("/api/photos/", "");
}

const pdf = { name: "certificate.pdf", type: "application/pdf", content: new Uint8Array(evidencePdf) };

/** The file of each upload. */
export const uploads: Partial<Record<CallName, () => Promise<SentFile>>> = {
  setPhoto: async () => ({ name: "me.png", type: "image/png", content: await makeImage() }),
  submitCredential: async () => pdf,
  apply: async () => pdf,
  verifyAgreement: async () => pdf,
  uploadContractFile: sharedPdf,
  importLedger: importedLedger,
};

const sanctionNote = { note: "We looked at it again." };

/** A valid body for each call about sanctions, blocks and state rules. */
export const sanctionBodies = {
  ...stateRuleBodies,
  imposeSanction: ({ people }: CastIds) => ({
    userId: people.otherParalegal.id,
    kind: "warning",
    reason: "You asked an applicant for a deposit.",
  }),
  // Of another firm than the caller, because colleagues cannot block each other.
  blockUser: ({ people }: CastIds, _jobId: number, relation: Relation) => ({
    userId: (relation === "otherParalegal" ? people.owningAttorney : people.otherParalegal).id,
  }),
  liftSanction: () => sanctionNote,
  keepSanction: () => sanctionNote,
  appealSanction: () => ({ text: "The deposit was for a courier, and was returned." }),
};

/** Creates the credential, report, sanction, course or push device that the call names; undefined for other calls. */
export async function createFileRecord(
  endpoint: Endpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  if (endpoint.access.record?.kind === "pushDevice")
    return makePushDevice(site, cast.people.owningParalegal.id);
  if (endpoint.access.record?.kind === "stateCourse") return createStateCourse(site, cast);
  if (endpoint.name.endsWith("Sanction")) return sanctionIdFor(endpoint, site, cast);
  if (/(Credential|Evidence)/.test(endpoint.name)) return credentialIdOf(site, cast);
  return endpoint.access.staff && endpoint.name.includes("Report")
    ? reportIdFor(endpoint, site, cast)
    : undefined;
}

interface CallContext {
  site: Site;
  cast: Cast;
  relation: Relation;
}

/** Creates the file that the call's path names, or names a state; undefined for paths with an id. */
export async function createFileParameter(
  parameter: string,
  { site, cast, relation }: CallContext,
): Promise<string | undefined> {
  if (parameter === "feed")
    return `${await renewCalendarFeed(site.db, cast.people.owningParalegal.id, site.time.now)}.ics`;
  if (parameter === "state") return "CA";
  if (parameter === "link") return linkFor(site, cast, relation);
  return parameter === "file" ? photoOf(site, cast) : undefined;
}
