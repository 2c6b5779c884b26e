import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { describe, expect, it } from "vitest";
import { applyLabels, applyStateOf, hasNoButton, isDisabled, type ApplyState } from "./apply-state.ts";

type Job = Pick<JobDetail, "status" | "pausedAt" | "viewer" | "firmId">;
type Viewer = Parameters<typeof applyStateOf>[1];

const job = (status: Job["status"], application: Job["viewer"]["application"] = null): Job => ({
  status,
  firmId: 1,
  pausedAt: null,
  viewer: { application, mark: null, mayManage: false },
});
const paused = (of: Job): Job => ({ ...of, pausedAt: "2026-06-15T12:00:00.000Z" });
const applied = {
  id: 7,
  status: "rejected",
  createdAt: "2026-11-23T15:00:00.000Z",
  mayReapply: false,
} as const;
const withdrawn = {
  id: 7,
  status: "withdrawn",
  createdAt: "2026-11-23T15:00:00.000Z",
  mayReapply: true,
} as const;
const paralegal: Viewer = {
  userType: "paralegal",
  permissions: ["job:view", "application:create"],
  firmId: null,
};
const colleague: Viewer = { ...paralegal, firmId: 1 };
const assistant: Viewer = { userType: "paralegal", permissions: ["job:view"], firmId: 2 };
const attorney: Viewer = { userType: "attorney", permissions: ["job:create"], firmId: 1 };

describe("the apply button", () => {
  it.each<[string, Job, Viewer, ApplyState]>([
    ["a paralegal on an open job", job("open"), paralegal, "apply"],
    ["a paralegal who applied", job("open", applied), paralegal, "applied"],
    ["a paralegal who applied, the job closed since", job("closed", applied), paralegal, "applied"],
    ["a paralegal who withdrew", job("open", withdrawn), paralegal, "reapply"],
    ["a paralegal who withdrew, the job closed since", job("closed", withdrawn), paralegal, "applied"],
    ["a paralegal who withdrew, the job paused since", paused(job("open", withdrawn)), paralegal, "applied"],
    ["an assistant who withdrew", job("open", withdrawn), assistant, "applied"],
    ["a paralegal on a closed job", job("closed"), paralegal, "closed"],
    ["a paralegal on a paused job", paused(job("open")), paralegal, "paused"],
    ["a paralegal who applied, the job paused since", paused(job("open", applied)), paralegal, "applied"],
    ["a visitor on a paused job", paused(job("open")), null, "paused"],
    ["a paralegal on a filled job", job("filled"), paralegal, "filled"],
    ["an assistant", job("open"), assistant, "notPermitted"],
    ["a paralegal of the firm that posted it", job("open"), colleague, "ownFirm"],
    ["a paralegal of the firm on a filled job", job("filled"), colleague, "filled"],
    ["an attorney of another firm", job("open"), { ...attorney, firmId: 2 }, "wrongAccount"],
    ["an attorney of the firm that posted it", job("open"), attorney, "ownFirm"],
    ["an attorney on a filled job", job("filled"), attorney, "filled"],
    ["a visitor", job("open"), null, "signedOut"],
    ["a visitor on a closed job", job("closed"), null, "closed"],
  ])("meets %s", (_who, posting, viewer, state) => {
    expect(applyStateOf(posting, viewer)).toBe(state);
  });

  it("is disabled exactly where pressing it could do nothing", () => {
    const states = Object.keys(applyLabels) as ApplyState[];
    expect(states.filter(isDisabled)).toEqual([
      "applied",
      "closed",
      "filled",
      "paused",
      "notPermitted",
      "ownFirm",
    ]);
    expect(states.filter(hasNoButton)).toEqual(["notPermitted", "ownFirm"]);
  });
});
