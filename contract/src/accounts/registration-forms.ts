/** The two registration forms as people fill them in; only `registration` travels (SPEC.md section 5). */
import { z } from "zod";
import * as field from "../fields.ts";
import { maxLength } from "../limits.ts";

const terms = z.literal(true, { error: "You must accept the terms and conditions" });
const chosen = (message: string) => field.text(message, 1, maxLength.shortText);
const contact = {
  firstName: field.firstName,
  lastName: field.lastName,
  email: field.email,
  password: field.newPassword,
};

export const paralegalRegistrationForm = z
  .object({
    ...contact,
    yearsExperience: chosen("Please select your years of experience"),
    specialties: field.textList("Please select at least one specialty"),
    availability: chosen("Please select your availability"),
    workPreference: chosen("Please select your work preference"),
    terms,
  })
  .check(field.honestFullName);

export const attorneyRegistrationForm = z
  .object({
    ...contact,
    firmName: field.text("Firm name must be at least 2 characters", 2, maxLength.shortText),
    location: field.text("Please enter a valid location", 3, maxLength.location),
    firmSize: chosen("Please select your firm size"),
    practiceAreas: field.textList("Please select at least one practice area"),
    workType: chosen("Please select your preferred work arrangement"),
    terms,
  })
  .check(field.honestFullName);
