/** What mail programs would make a link of; anybody may give such a name to themselves or to a firm. */
export const isLinkLike = (name: string): boolean => /[/:@\\]|\.\p{L}{2}/u.test(name);
