/** Beside the name of a person whose email address is not confirmed; nothing for a confirmed address. */
export const UnconfirmedEmail = ({ confirmed }: { confirmed: boolean }) =>
  // Without the badge's component, whose glyphs public pages would load.
  confirmed ? null : <span className="badge tone-line">Email not confirmed</span>;
