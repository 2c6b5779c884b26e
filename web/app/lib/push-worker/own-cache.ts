/** The cache of the signed-in person's pages and lists. It exists where the app is installed, for as long as the session. */
export const ownCache = "own";
