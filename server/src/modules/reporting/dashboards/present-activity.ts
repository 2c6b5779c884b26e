import type { Activity } from "@caseload/contract/reporting/firm-dashboards";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { sideOf } from "../../engagements/contracts/policy.ts";
import type { ActivityRow } from "./activity-queries.ts";

/** The contract is named to those who may open it; what happened to it is known to all who lead the firm. */
export function presentActivity(actor: FirmActor, row: ActivityRow): Activity {
  const { attorneyId, paralegalId, contractId } = row;
  const mayOpen =
    attorneyId !== null &&
    paralegalId !== null &&
    sideOf(actor, { attorneyId, paralegalId, firmId: actor.firmId }) !== null;
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    person: row.person,
    applicationId: row.applicationId,
    contractId: mayOpen ? contractId : null,
  };
}
