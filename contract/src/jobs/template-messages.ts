import { limits } from "../limits.ts";

/** Sentences about templates of postings, which one dialog shows. */
export const templateErrorMessages = {
  templateNotFound: "This template doesn't exist or has been deleted.",
  templateNameTaken: (name: string) =>
    `Your firm has a template called ${name}. Choose another name, or replace it.`,
  templatesFull: `Your firm has ${limits.postingTemplates} templates, the maximum. Delete one first.`,
} as const;

export const templateToasts = {
  startedFrom: (name: string) => ({ title: "Form filled in", text: `From ${name}.` }),
  startFailed: { title: "Form not filled in", text: "Please try again" },
  templateSaved: { title: "Template saved", text: "Everyone at your firm can start a posting from it." },
  templateFailed: { title: "Template not saved", text: "Please try again" },
  templateDeleted: { title: "Template deleted", text: "" },
  templateNotDeleted: { title: "Template not deleted", text: "Please try again" },
} as const;
