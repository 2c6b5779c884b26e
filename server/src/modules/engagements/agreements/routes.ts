import { errorMessages } from "@caseload/contract/error-messages";
import { verificationEndpoints } from "@caseload/contract/engagements/verification";
import { verificationMessages } from "@caseload/contract/engagements/verification-texts";
import type { Deps } from "../../../platform/deps.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { addressKey, consumeInWindow, rateLimits } from "../../../platform/http/rate-limits.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { waitingTime } from "../../../platform/http/waiting-time.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findAgreement } from "./find-agreement.ts";
import { createSealer, renderDraft } from "./seal-agreement.ts";
import { verifyFile, verifyHash } from "./verify-file.ts";

export function agreementRoutes(register: Register, deps: Deps): void {
  const { db, clock, files } = deps;
  const seal = createSealer(deps);

  register(verificationEndpoints.downloadAgreement, async ({ actor, params, query, reply }) => {
    const named = { contractId: params.id, version: query.version };
    const { agreement, signedByBoth } = await findAgreement(db, actor, named, clock());
    const name = `Agreement ${agreement.contractId} v${agreement.version}`;
    if (!signedByBoth) return sendDownload(reply, `${name} draft.pdf`, await renderDraft(deps, agreement));
    const sealed = await seal(agreement);
    const content = await files.open(sealed.fileName);
    if (!content) throw notFound(errorMessages.fileNotFound);
    reply.header("content-length", sealed.bytes);
    return sendDownload(reply, `${name}.pdf`, content);
  });

  register(
    verificationEndpoints.verifyAgreement,
    async ({ body, file }) => {
      if (file) return verifyFile(db, file);
      if (body.sha256 === undefined) throw new HttpError(400, verificationMessages.noFile);
      return verifyHash(db, body.sha256);
    },
    {
      before: async ({ ip }) => {
        const { count, seconds } = await consumeInWindow(db, "verificationsOfAddress", addressKey(ip));
        if (count <= rateLimits.verificationsOfAddress.max) return;
        const text = `${verificationMessages.tooMany} Try again in ${waitingTime(seconds)}.`;
        throw new HttpError(429, text, { retryAfter: seconds });
      },
    },
  );
}
