/** Pictures that share previews show: where they are, and how large. */
import { product } from "../product.ts";

export interface SharePicture {
  readonly path: string;
  /** The image's text, for those who do not see it. */
  readonly alt: string;
}

/** In pixels; the proportions that previews are cut to. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export const generalPicture: SharePicture = {
  path: "/share/caseload.png",
  alt: `${product.name}: ${product.headline}`,
};

export const jobPicture = (job: { id: number; title: string; firmName: string }): SharePicture => ({
  path: `/share/jobs/${job.id}.png`,
  alt: `${job.title}, posted by ${job.firmName}`,
});
