import { z } from "zod";
import { contactStatuses, contactTopics } from "./contact-topics.ts";
import { anyone, endpoint, staffOnly } from "../endpoint.ts";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";

/** The contact form. */
export const contactForm = z.object({
  topic: z.enum(contactTopics, { error: "Please choose a topic" }),
  name: field.name("Please enter your name"),
  email: field.email,
  message: field.text("Please write at least 20 characters", 20, maxLength.contactMessage),
  /** Hidden from people; programs that fill in every field give themselves away. */
  website: z.literal("", { error: "Please leave this field empty" }),
});
export type ContactForm = z.infer<typeof contactForm>;

const contactReceipt = z.object({
  /** By which both sides name the message: CL-2026-000123. */
  ticket: z.string(),
});

export const contactMessage = z.object({
  id: field.id,
  ticket: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  createdAt: field.instant,
  /** The account that was signed in when the message was sent. */
  userId: field.id.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What staff did with a message. */
export const contactEvents = ["answered", "closed", "reopened"] as const;
export type ContactEvent = (typeof contactEvents)[number];

const contactFile = contactMessage.extend({
  /** Oldest first. */
  history: z.array(
    z.object({
      id: field.id,
      event: z.enum(contactEvents),
      staffName: z.string(),
      /** The answer; null for other events. */
      text: z.string().nullable(),
      at: field.instant,
    }),
  ),
});
export type ContactFile = z.infer<typeof contactFile>;

export const contactAnswer = z.object({
  text: field.text("Please write a reply", 2, maxLength.contactMessage),
});

export const contactEndpoints = {
  sendContactMessage: endpoint({
    name: "sendContactMessage",
    method: "POST",
    path: "/api/contact",
    summary: "Write to the people who run the site. Returns the ticket number.",
    access: anyone,
    body: contactForm,
    response: contactReceipt,
    status: 201,
    repeatable: true,
    changes: ["contact"],
  }),
  listContactMessages: endpoint({
    name: "listContactMessages",
    method: "GET",
    path: "/api/staff/contact-messages",
    summary: "Messages from the contact form, newest first.",
    access: staffOnly,
    query: field.page.extend({ status: z.enum(contactStatuses).optional() }),
    response: z.array(contactMessage),
    paged: true,
    reads: ["contact"],
  }),
  getContactMessage: endpoint({
    name: "getContactMessage",
    method: "GET",
    path: "/api/staff/contact-messages/:id",
    summary: "One message and what was done with it.",
    access: staffOnly,
    params: field.idParams,
    response: contactFile,
    reads: ["contact"],
  }),
  answerContactMessage: endpoint({
    name: "answerContactMessage",
    method: "POST",
    path: "/api/staff/contact-messages/:id/answer",
    summary: "Reply by email.",
    access: staffOnly,
    params: field.idParams,
    body: contactAnswer,
    response: contactFile,
    changes: ["contact", "staff_log"],
  }),
  closeContactMessage: endpoint({
    name: "closeContactMessage",
    method: "POST",
    path: "/api/staff/contact-messages/:id/close",
    summary: "Close a message.",
    access: staffOnly,
    params: field.idParams,
    response: contactFile,
    changes: ["contact", "staff_log"],
  }),
  reopenContactMessage: endpoint({
    name: "reopenContactMessage",
    method: "POST",
    path: "/api/staff/contact-messages/:id/reopen",
    summary: "Reopen a message.",
    access: staffOnly,
    params: field.idParams,
    response: contactFile,
    changes: ["contact", "staff_log"],
  }),
};
