/** Fresh credentials, reports, browsers, files and links for the matrix. */
import type { Endpoint } from "@caseload/contract/endpoint";
import type { CallName } from "@caseload/contract/endpoints";
import { evidencePdf, makeCredential, makeEvidence, makeReport } from "../demo/file-factories.ts";
import { renewFeed } from "../modules/reporting/calendar/change-feed.ts";
import { createFileLink } from "../platform/files/file-link.ts";
import { setPhoto } from "../modules/profiles/photos/set-photo.ts";
import type { SentFile } from "../testkit/payload.ts";
import { makePushDevice } from "../testkit/push/sending.ts";
import { makeArrivedPicture, makePicture } from "../testkit/pictures.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast, Relation } from "./actors.ts";

const credentialIdOf = async ({ db, deps, time }: Site, { people }: Cast): Promise<number> => {
  const userId = people.owningParalegal.id;
  const { id: evidenceFileId } = await makeEvidence(db, deps.files, time.now, { ownerId: userId });
  return (await makeCredential(db, time.now, { userId, evidenceFileId })).id;
};

let reported = 0;

async function reportIdFor({ name }: Endpoint, { db, time }: Site, { people }: Cast): Promise<number> {
  const parties = { reporterId: people.owningAttorney.id, reportedId: people.owningParalegal.id };
  const status = name === "reopenReport" ? "upheld" : "open";
  // One report of one thing is open at a time.
  const subjectId = (reported += 10_000);
  return (await makeReport(db, time.now, { ...parties, status, subjectId })).id;
}

/** A link to a file of the caller's own; to nobody's for visitors. */
async function linkFor({ db, deps, time }: Site, { people }: Cast, relation: Relation): Promise<string> {
  const personId = people[relation === "signedOut" ? "owningParalegal" : relation].id;
  const { id: fileId } = await makeEvidence(db, deps.files, time.now, { ownerId: personId });
  return createFileLink(deps.secret, { fileId, personId }, time.now).address.replace("/api/files/", "");
}

/** The photo of somebody whom a public profile shows to everybody. */
async function photoOf({ deps, time }: Site, { people }: Cast): Promise<string> {
  const picture = await makeArrivedPicture(deps.config.dataDir);
  const address = await setPhoto(
    deps,
    people.owningParalegal.id,
    { file: picture, square: undefined },
    time.now,
  );
  return address.replace("/api/photos/", "");
}

const pdf = { name: "certificate.pdf", type: "application/pdf", content: new Uint8Array(evidencePdf) };

/** The file of each upload. */
export const uploads: Partial<Record<CallName, () => Promise<SentFile>>> = {
  setPhoto: async () => ({ name: "me.png", type: "image/png", content: await makePicture() }),
  submitCredential: async () => pdf,
};

/** The id of a credential, a report or a browser, where the call names one. */
export async function idOfFiledRecord(
  endpoint: Endpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  if (endpoint.access.record?.kind === "pushDevice")
    return makePushDevice(site, cast.people.owningParalegal.id);
  if (/(Credential|Evidence)/.test(endpoint.name)) return credentialIdOf(site, cast);
  return endpoint.access.staff && endpoint.name.includes("Report")
    ? reportIdFor(endpoint, site, cast)
    : undefined;
}

interface Wanted {
  site: Site;
  cast: Cast;
  relation: Relation;
}

/** What stands in the path of a call that names a file instead of an id. */
export async function nameOfFile(
  parameter: string,
  { site, cast, relation }: Wanted,
): Promise<string | undefined> {
  if (parameter === "feed")
    return `${await renewFeed(site.db, cast.people.owningParalegal.id, site.time.now)}.ics`;
  if (parameter === "link") return linkFor(site, cast, relation);
  return parameter === "file" ? photoOf(site, cast) : undefined;
}
