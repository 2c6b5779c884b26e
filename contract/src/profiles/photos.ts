/** The address of a person's picture. Free of zod, for the screens. */

/** Width and height of the two renditions, in pixels. */
export const photoSides = { small: 96, large: 512 } as const;
type PhotoSize = keyof typeof photoSides;

/** A picture's name: new with every upload, so that an address never changes what it shows. */
export const photoName = /^[\w-]{22}$/;

export const photoFileOf = (name: string, size: PhotoSize): string => `${name}-${photoSides[size]}.webp`;

/** The address that records carry: the small rendition. */
export const photoAddress = (name: string): string => `/api/photos/${photoFileOf(name, "small")}`;

/** The large rendition beside the small one. */
export const largePhoto = (address: string): string => address.replace("-96.", "-512.");
