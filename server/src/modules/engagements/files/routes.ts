import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { contractFileEndpoints } from "@caseload/contract/engagements/contract-files";
import { idParams } from "@caseload/contract/fields";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { consumeUploadLimit } from "../../../platform/files/store-file.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { isHeld } from "../holds/queries.ts";
import { deleteFile } from "./delete-file.ts";
import { filesCsv } from "./files-csv.ts";
import { openFile } from "./open-file.ts";
import { presentContractFile } from "./present.ts";
import {
  findAllVersions,
  findContractFile,
  findLatestVersion,
  listContractFiles,
  requireFileParty,
  requireFileVersion,
} from "./queries.ts";
import { shareFile } from "./share-file.ts";

export function contractFileRoutes(register: Register, deps: Deps): void {
  const { db, clock, secret } = deps;

  async function show(actor: Actor, id: number) {
    const file = await findContractFile(db, id);
    return presentContractFile(file, actor, await isHeld(db, file.latest.contractId));
  }

  /** Uploads are refused before they are read. */
  async function beforeUpload({ actor, params }: FastifyRequest): Promise<void> {
    const named = idParams.safeParse(params);
    if (!actor || !named.success) return;
    await requireFileParty(db, actor, named.data.id, clock());
    await consumeUploadLimit(db, actor.id, "contractUploadsOfMember");
  }

  register(contractFileEndpoints.listContractFiles, async ({ actor, params, query }) => {
    const { hold } = await requireFileParty(db, actor, params.id, clock());
    const { rows, next } = await listContractFiles(db, params.id, query);
    return { rows: rows.map((row) => presentContractFile(row, actor, hold !== null)), next };
  });

  register(contractFileEndpoints.downloadContractFiles, async ({ actor, params, reply }) => {
    await requireFileParty(db, actor, params.id, clock());
    const rows = await findAllVersions(db, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-files`, filesCsv(rows));
  });

  register(
    contractFileEndpoints.uploadContractFile,
    async ({ actor, params, file }) =>
      show(actor, await shareFile(deps, actor, { contractId: params.id, file }, clock())),
    {
      before: beforeUpload,
      reread: async ({ id }, { actor }) => {
        const { file } = await requireFileVersion(db, actor, id, clock());
        const latest = await findLatestVersion(db, file.contractId, file.name);
        if (latest?.id !== id) throw notFound(contractFileErrorMessages.contractFileNotFound);
        return show(actor, id);
      },
    },
  );

  register(contractFileEndpoints.openContractFile, async ({ actor, params }) =>
    openFile({ db, secret }, actor, params.id, clock()),
  );

  register(contractFileEndpoints.deleteContractFile, async ({ actor, params }) => {
    await deleteFile(db, actor, params.id, clock());
    return { success: true as const };
  });
}
