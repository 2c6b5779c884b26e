/** A name as files have it, where no badge can be beside the name of a person without a confirmed email address. */
export const nameInFile = (name: string, emailConfirmed: boolean): string =>
  emailConfirmed ? name : `${name} (email not confirmed)`;
