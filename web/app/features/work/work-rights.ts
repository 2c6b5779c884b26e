/** What the viewer may add to a contract's work, as the server decides it. */
import type { User } from "@caseload/contract/accounts/accounts";
import { isSupervised, takesWork } from "@caseload/contract/engagements/deliverable-moves";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";

type Viewer = Pick<User, "id" | "userType">;

export const mayAddDeliverable = ({ status, viewerSide, may, supervisor }: ContractDetail, viewer: Viewer) =>
  takesWork(status) && (viewerSide === "paralegal" || may.act || supervisor.id === viewer.id);

export const mayAddToLog = ({ status, viewerSide }: ContractDetail, viewer: Viewer) =>
  isSupervised(status) && viewerSide === "attorney" && viewer.userType === "attorney";
