/** Photos, and the links that private files are downloaded by. */
import { z } from "zod";
import { anyone, endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { fileLimits } from "./file-limits.ts";
import { errorMessages } from "../error-messages.ts";

const pixels = z
  .number({ error: "Please choose a square of the picture" })
  .int({ error: "Please choose a square of the picture" })
  .min(0, { error: "Please choose a square of the picture" })
  .max(100_000, { error: "Please choose a square of the picture" });

/** The square that is kept, in pixels of the picture as it is shown; without it the middle. */
const photoForm = z.object({
  square: z.object({ left: pixels, top: pixels, side: pixels.min(1) }).optional(),
});
export type PhotoForm = z.infer<typeof photoForm>;

/** The name of one rendition of a picture: `photoFileOf`. */
const photoFile = /^([\w-]{22})-(96|512)\.webp$/;

const photo = z.object({ photo: z.string().nullable() });

/** A link to a private file. */
export const fileLink = z.object({ address: z.string(), expiresAt: field.instant });
export type FileLink = z.infer<typeof fileLink>;

export const fileEndpoints = {
  setPhoto: endpoint({
    name: "setPhoto",
    method: "PUT",
    path: "/api/account/photo",
    summary: "Set your photo: a JPEG, PNG or WebP picture, cropped and stripped of what the camera wrote.",
    access: members(),
    body: photoForm,
    upload: {
      field: "photo",
      maxBytes: fileLimits.photoBytes,
      missing: errorMessages.noPhoto,
      tooLarge: errorMessages.photoTooLarge,
    },
    response: photo,
    changes: ["profile", "jobs"],
  }),
  removePhoto: endpoint({
    name: "removePhoto",
    method: "DELETE",
    path: "/api/account/photo",
    summary: "Remove your photo.",
    access: members(),
    response: photo,
    changes: ["profile", "jobs"],
  }),
  getPhoto: endpoint({
    name: "getPhoto",
    method: "GET",
    path: "/api/photos/:file",
    summary: "A person's photo: for members, and for everyone where the person is shown to everyone.",
    access: anyone,
    params: z.object({ file: z.string().regex(photoFile, { error: "This is not the name of a picture" }) }),
    response: z.string(),
    file: "image/webp",
    reads: [],
  }),
  downloadFile: endpoint({
    name: "downloadFile",
    method: "GET",
    path: "/api/files/:link",
    summary: "A private file, by a link that works for minutes and for the person it was made for.",
    access: members(),
    params: z.object({
      link: z.string().regex(/^[\w.-]{1,160}$/, { error: "This is not a link to a file" }),
    }),
    response: z.string(),
    file: "application/octet-stream",
    reads: [],
  }),
};
