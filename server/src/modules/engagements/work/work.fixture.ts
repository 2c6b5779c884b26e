import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { SupervisionEntry } from "@caseload/contract/engagements/supervision";
import type { Cast } from "../../../testkit/hiring.ts";

type Member = Cast["partner"];

export const add = (who: Member, contractId: number, body: object = {}): Promise<Deliverable> =>
  who.ask<Deliverable>("addDeliverable", {
    params: { id: contractId },
    body: { title: "Privilege log, volume 3", dueOn: "2026-11-19", ...body },
  });

export const submit = (who: Member, id: number, body?: object): Promise<Deliverable> =>
  who.ask<Deliverable>("submitDeliverable", { params: { id }, ...(body && { body }) });

export const giveBack = (who: Member, id: number, comments: string): Promise<Deliverable> =>
  who.ask<Deliverable>("returnDeliverable", { params: { id }, body: { comments } });

export const accept = (who: Member, id: number, comments?: string): Promise<Deliverable> =>
  who.ask<Deliverable>("approveDeliverable", { params: { id }, ...(comments && { body: { comments } }) });

export const logOf = (who: Member, contractId: number): Promise<SupervisionEntry[]> =>
  who.ask<SupervisionEntry[]>("listSupervision", { params: { id: contractId } });
