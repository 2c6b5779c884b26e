import { Readable } from "node:stream";
import { errorMessages } from "@caseload/contract/error-messages";
import { verificationEndpoints } from "@caseload/contract/engagements/verification";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { addressKey, consume } from "../../../platform/http/rate-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import type { AgreementDocument } from "./agreement-document.ts";
import { createSealer, renderDraft } from "./seal-agreement.ts";
import { verifyFile, verifyHash } from "./verify-file.ts";

/**
 * Returns a version of a contract as a document: the named one, or the current one.
 * @throws HttpError 404 for people who are not a party, and for versions that do not exist
 */
export type FindAgreement = (
  actor: Actor,
  contractId: number,
  version?: number,
) => Promise<AgreementDocument & { signedByBoth: boolean }>;

function setDownloadHeaders(reply: FastifyReply, fileName: string, bytes: number): void {
  reply.header("content-disposition", `attachment; filename="${fileName}"`);
  reply.header("content-length", bytes);
  reply.header("cache-control", "private, no-store");
}

export function agreementRoutes(register: Register, deps: Deps, findAgreement: FindAgreement): void {
  const { files } = deps;
  const seal = createSealer(deps);

  register(verificationEndpoints.downloadAgreement, async ({ actor, params, query, reply }) => {
    const { signedByBoth, ...agreement } = await findAgreement(actor, params.id, query.version);
    const name = `Agreement ${agreement.contractId} v${agreement.version}`;
    if (!signedByBoth) {
      const draft = await renderDraft(deps, agreement);
      setDownloadHeaders(reply, `${name} draft.pdf`, draft.length);
      return Readable.from([draft]);
    }
    const sealed = await seal(agreement);
    const content = await files.open(sealed.fileName);
    if (!content) throw notFound(errorMessages.fileNotFound);
    setDownloadHeaders(reply, `${name}.pdf`, sealed.bytes);
    return content;
  });
}

export function verificationRoutes(register: Register, { db }: Deps): void {
  register(
    verificationEndpoints.verifyAgreement,
    async ({ body, file }) => {
      if (file) return verifyFile(db, file);
      if (body.sha256 === undefined) throw new HttpError(400, verificationMessages.noFile);
      return verifyHash(db, body.sha256);
    },
    async ({ ip }) => {
      if (!(await consume(db, "verificationsOfAddress", addressKey(ip))))
        throw new HttpError(429, verificationMessages.tooMany);
    },
  );
}
