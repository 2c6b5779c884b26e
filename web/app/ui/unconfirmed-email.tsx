import { Badge } from "./badge.tsx";

/** Beside the name of a person whose email address is not confirmed; nothing for a confirmed address. */
export const UnconfirmedEmail = ({ confirmed }: { confirmed: boolean }) =>
  confirmed ? null : <Badge tone="line">Email not confirmed</Badge>;
