/** People who deleted their account are shown under this name. Free of zod, for the screens. */
export const formerMember = "Former member";
