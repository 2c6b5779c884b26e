import { blockErrorMessages } from "@caseload/contract/messages/block-messages";
import { blockEndpoints } from "@caseload/contract/messages/blocks";
import type { Deps } from "../../../platform/deps.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { blocksCsv } from "./blocks-csv.ts";
import { blockUser, unblockUser } from "./change-block.ts";
import { presentBlock } from "./present.ts";
import { allBlocks, findBlock, listBlocks } from "./queries.ts";

export function blockRoutes(register: Register, { db, hooks, clock }: Deps): void {
  async function show(blockerId: number, userId: number) {
    const row = await findBlock(db, blockerId, userId);
    if (!row) throw notFound(blockErrorMessages.personNotFound);
    return presentBlock(row);
  }

  register(
    blockEndpoints.blockUser,
    async ({ actor, body }) => {
      await blockUser({ db, hooks }, actor, body.userId, clock());
      return show(actor.id, body.userId);
    },
    { reread: ({ userId }, { actor }) => show(actor.id, userId) },
  );

  register(blockEndpoints.listBlocks, async ({ actor, query }) => {
    const { rows, next } = await listBlocks(db, actor.id, query);
    return { rows: rows.map(presentBlock), next };
  });

  register(blockEndpoints.blocksCsv, async ({ actor, reply }) =>
    sendCsv(reply, "blocked-people", blocksCsv((await allBlocks(db, actor.id)).map(presentBlock))),
  );

  register(blockEndpoints.unblockUser, async ({ actor, params }) => {
    await unblockUser(db, actor, params.userId);
    return { success: true as const };
  });
}
