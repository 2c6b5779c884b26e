/** A name, or a role, in files and plain texts, where no badge can be beside a person without a confirmed email address. */
export function nameInFile<Name extends string | null>(
  name: Name,
  emailConfirmed: boolean | null,
): Name | string {
  return name === null || emailConfirmed !== false ? name : `${name} (email not confirmed)`;
}
