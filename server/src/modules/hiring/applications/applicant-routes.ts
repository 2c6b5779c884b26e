import { errorMessages } from "@caseload/contract/error-messages";
import { applicantEndpoints } from "@caseload/contract/hiring/applicants";
import { inFirm } from "../../../platform/firm-actor.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import type { MatchingDeps } from "../../matching/engine/matching-thread.ts";
import { listApplicants } from "./list-applicants.ts";
import { findPlanned, planDecisions, undoDecisions } from "./plan-decisions.ts";
import { presentApplicant, presentNote } from "./present-applicant.ts";
import { countReceived } from "./applicant-queries.ts";
import { addNote, deleteNote, readNotes } from "./write-note.ts";

export function applicantRoutes(register: Register, deps: MatchingDeps): void {
  const { db, clock } = deps;

  register(applicantEndpoints.listApplicants, async ({ actor, query }) => {
    const { rows, next } = await listApplicants(deps, inFirm(actor), query);
    return { rows: rows.map((row) => presentApplicant(row, actor)), next };
  });

  register(applicantEndpoints.countApplicants, ({ actor, query }) =>
    countReceived(db, inFirm(actor), query.jobId),
  );

  register(
    applicantEndpoints.planDecisions,
    async ({ actor, body }) => {
      const { applicationIds, dueAt } = await planDecisions(db, inFirm(actor), body, clock());
      return { applicationIds, dueAt: dueAt.toISOString() };
    },
    {
      reread: async ({ applicationIds, dueAt }, { body }) => {
        const due = new Date(dueAt);
        const planned = await findPlanned(db, applicationIds, { status: body.status, dueAt: due });
        return { applicationIds: planned, dueAt };
      },
    },
  );

  register(applicantEndpoints.undoDecisions, async ({ actor, body }) => ({
    applicationIds: await undoDecisions(db, inFirm(actor), body.applicationIds),
  }));

  register(applicantEndpoints.listApplicationNotes, async ({ actor, params }) =>
    (await readNotes(db, actor, params.id)).map((note) => presentNote(note, actor)),
  );

  register(
    applicantEndpoints.addApplicationNote,
    async ({ actor, params, body }) => presentNote(await addNote(db, actor, params.id, body, clock()), actor),
    {
      reread: async ({ id }, { actor, params }) => {
        const note = (await readNotes(db, actor, params.id)).find((one) => one.id === id);
        if (!note) throw notFound(errorMessages.notFound);
        return presentNote(note, actor);
      },
    },
  );

  register(applicantEndpoints.deleteApplicationNote, async ({ actor, params }) => {
    await deleteNote(db, actor, params.id);
    return { success: true as const };
  });
}
