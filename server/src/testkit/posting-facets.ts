import {
  type PostingFacets,
  postingFacets,
  type PostingTexts,
} from "../modules/jobs/facets/posting-facets.ts";

/** Says nothing that a search could filter by, but that it is not urgent. */
const silent: PostingTexts = {
  location: "",
  workArrangement: "Onsite",
  hoursPerWeek: "",
  duration: "",
  specialties: [],
  priority: "low",
};

/** What some texts of a posting say, for rows that are made by the million. */
export const factsOf = (texts: Partial<PostingTexts>): PostingFacets =>
  postingFacets({ ...silent, ...texts });
