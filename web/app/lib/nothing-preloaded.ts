/**
 * The client loader of screens whose first rows are rendered on the server: a link followed in the browser opens its
 * screen at once, which then asks for itself.
 */
export const nothingPreloaded = (): null => null;
