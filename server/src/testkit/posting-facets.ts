import {
  type PostingFacets,
  postingFacets,
  type PostingTexts,
} from "../modules/jobs/facets/posting-facets.ts";

/** A posting without facets, except low priority. */
const emptyPosting: PostingTexts = {
  location: "",
  workArrangement: "Onsite",
  hoursPerWeek: "",
  duration: "",
  specialties: [],
  priority: "low",
};

/** The facets of some texts of a posting, for generated rows. */
export const facetsOf = (texts: Partial<PostingTexts>): PostingFacets =>
  postingFacets({ ...emptyPosting, ...texts });
