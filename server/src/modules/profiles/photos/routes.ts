import { fileEndpoints } from "@caseload/contract/files/files";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { closedPolicy } from "../../../platform/http/page-policy.ts";
import { canSeePhoto } from "./policy.ts";
import { findPhoto } from "./queries.ts";
import { removePhoto, setPhoto } from "./set-photo.ts";

const yearSeconds = 31_536_000;

export function photoRoutes(register: Register, { db, clock, files }: Deps): void {
  register(fileEndpoints.setPhoto, async ({ actor, body, file }) => ({
    photo: await setPhoto({ db, files }, actor.id, { file, square: body.square }, clock()),
  }));

  register(fileEndpoints.removePhoto, async ({ actor }) => {
    await removePhoto({ db }, actor.id, clock());
    return { photo: null };
  });

  register(fileEndpoints.getPhoto, async ({ actor, params, reply }) => {
    const found = await findPhoto(db, params.file);
    const content = found && canSeePhoto(actor, found) ? await files.open(params.file) : null;
    if (!found || !content) throw notFound(errorMessages.photoNotFound);
    reply.header("content-length", found.bytes);
    reply.header("content-security-policy", `${closedPolicy}; sandbox`);
    // A photo's URL is never reused. Private, because some photos are for members only.
    reply.header("cache-control", `private, max-age=${yearSeconds}, immutable`);
    return content;
  });
}
