/** A name as files have it, where no badge can be beside the name of a person without a confirmed email address. */
export function nameInFile<Name extends string | null>(
  name: Name,
  emailConfirmed: boolean | null,
): Name | string {
  return name === null || emailConfirmed !== false ? name : `${name} (email not confirmed)`;
}
