import { z } from "zod";
import {
  directoryArrangements,
  directoryAvailability,
  directoryExperience,
  directorySorts,
} from "./directory-options.ts";
import { anyone, endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import type { Option } from "../options.ts";
import { publicProfile } from "../profiles/profiles.ts";

const oneOf = <const Options extends readonly Option[]>(options: Options, error: string) =>
  z.enum(options.map(({ value }) => value) as { [At in keyof Options]: Options[At]["value"] }, { error });

const directoryFilters = z.object({
  /** Words of the name, the skills, the biography, the courts and so on. */
  q: field.searchText.optional(),
  /** An id or a name; all spellings of one specialty are found. */
  specialty: field.searchText.optional(),
  /** At least. */
  experience: oneOf(directoryExperience, "Please choose mid, senior or expert").optional(),
  /** Beginnings of words of the place: "Phil", "PA". */
  location: field.searchText.optional(),
  /** US dollars per hour; people without a rate are left out. */
  maxRate: z.coerce
    .number({ error: "Please enter a rate" })
    .min(0, { error: "Please enter a rate" })
    .max(10_000, { error: "Please enter a rate" })
    .optional(),
  availability: oneOf(directoryAvailability, "Please choose an availability").optional(),
  arrangement: oneOf(directoryArrangements, "Please choose remote, hybrid or onsite").optional(),
  /** Only people with a credential that staff have checked and that still holds. */
  verified: z.enum(["true"], { error: "Please choose true or leave it out" }).optional(),
  /** Only whom the viewer's firm has shortlisted; no one for viewers who hire for no firm. */
  shortlisted: z.enum(["true"], { error: "Please choose true or leave it out" }).optional(),
});
export type DirectoryFilters = z.infer<typeof directoryFilters>;

/** A row of the directory; of a long biography the beginning. */
export const directoryEntry = publicProfile
  .omit({ education: true, courts: true, efilingSystems: true, credentials: true, declarations: true })
  .extend({
    /** Of the credentials that staff have checked and that still hold, the one checked last. */
    verified: z.object({ title: z.string(), verifiedAt: field.instant }).nullable(),
  });
export type DirectoryEntry = z.infer<typeof directoryEntry>;

/** Those who read applications also look for people. */
const hirers = members({ inFirm: true, permission: "application:review" });

export const directoryEndpoints = {
  listParalegals: endpoint({
    name: "listParalegals",
    method: "GET",
    path: "/api/paralegals",
    summary: "Paralegals with a profile; for visitors, those who made theirs public.",
    access: anyone,
    query: directoryFilters.extend({
      ...field.page.shape,
      sort: oneOf(directorySorts, "Please choose an order").optional(),
    }),
    response: z.array(directoryEntry),
    paged: true,
    reads: ["shortlist", "profile"],
  }),
  countParalegals: endpoint({
    name: "countParalegals",
    method: "GET",
    path: "/api/paralegals/count",
    summary: "How many paralegals the filters leave; it stops counting at a thousand.",
    access: anyone,
    query: directoryFilters,
    response: z.object({ count: z.number().int(), more: z.boolean() }),
    reads: ["shortlist", "profile"],
  }),
  shortlistParalegal: endpoint({
    name: "shortlistParalegal",
    method: "POST",
    path: "/api/paralegals/:id/shortlist",
    summary: "Put a paralegal on the firm's shortlist, which only the firm sees.",
    access: hirers,
    params: field.idParams,
    response: field.done,
    changes: ["shortlist"],
  }),
  dropFromShortlist: endpoint({
    name: "dropFromShortlist",
    method: "POST",
    path: "/api/paralegals/:id/shortlist/remove",
    summary: "Take a paralegal off the firm's shortlist.",
    access: hirers,
    params: field.idParams,
    response: field.done,
    changes: ["shortlist"],
  }),
};
