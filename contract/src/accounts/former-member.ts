/** Whoever deleted their account is shown under this name. Free of zod, for the screens. */
export const formerMember = "Former member";
