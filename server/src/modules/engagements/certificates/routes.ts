import { certificateEndpoints } from "@caseload/contract/engagements/certificates";
import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { idParams } from "@caseload/contract/fields";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { requireParty } from "../contracts/queries.ts";
import { giveCertificate } from "./give-certificate.ts";
import { findCertificate } from "./queries.ts";

export function certificateRoutes(register: Register, { db, clock, config }: Deps): void {
  async function show(contractId: number) {
    const certificate = await findCertificate(db, contractId);
    if (!certificate) throw notFound(contractFileErrorMessages.certificateNotFound);
    return certificate;
  }

  /** Strangers get 404 whatever they send, before the body is checked. */
  const before = async ({ actor, params }: FastifyRequest) => {
    const named = idParams.safeParse(params);
    if (actor && named.success) await requireParty(db, actor, named.data.id, "paralegal");
  };

  register(certificateEndpoints.getCertificate, async ({ actor, params }) => {
    await requireParty(db, actor, params.id);
    return show(params.id);
  });

  register(
    certificateEndpoints.giveCertificate,
    async ({ actor, params, body, request }) => {
      requireConfirmedEmail(config, actor);
      const from = { ipAddress: request.ip, userAgent: request.headers["user-agent"] ?? null };
      await giveCertificate(db, actor, params.id, { ...body, ...from }, clock());
      return show(params.id);
    },
    { before },
  );
}
