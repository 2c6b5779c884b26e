import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import { milestones } from "./onboarding-paths.ts";

export const onboardingEndpoints = {
  getOnboarding: endpoint({
    name: "getOnboarding",
    method: "GET",
    path: "/api/onboarding",
    summary:
      "The onboarding steps that a member has done already, derived from their own and their firm's rows.",
    access: members(),
    response: z.object({ done: z.array(z.enum(milestones)) }),
    reads: [],
  }),
};
