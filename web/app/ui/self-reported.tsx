import { Badge } from "./badge.tsx";

/** Beside a credential that the person states and nobody has checked; checked ones have the Verified badge. */
export const SelfReported = () => <Badge tone="line">Self-reported</Badge>;
