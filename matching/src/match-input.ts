/**
 * The input of the engine: a job posting and a paralegal's profile. Only the posting's title and description are
 * required.
 */

export interface JobInput {
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly firmId?: string | number | null;
  readonly location?: string | null;
  readonly workArrangement?: string | null;
  readonly hoursPerWeek?: string | null;
  readonly duration?: string | null;
  readonly specialties?: readonly string[];
  readonly practiceArea?: string | null;
  /** "3-5", "senior", or a number of years. */
  readonly experienceRequired?: string | number | null;
  readonly budgetRange?: string | null;
  readonly priority?: string | null;
  /**
   * "Notary Public", "CP or ACP", "E-Discovery Certification (preferred)". Required unless an entry says otherwise.
   */
  readonly requiredCredentials?: readonly string[];
  /** "Spanish", "Spanish (preferred)" */
  readonly languages?: readonly string[];
}

export interface PersonInput {
  readonly id?: string;
  readonly location?: string | null;
  /** "6-10", "expert", or a number of years. */
  readonly yearsExperience?: string | number | null;
  readonly specialties?: readonly string[];
  readonly skills?: readonly string[];
  readonly bio?: string | null;
  readonly education?: string | null;
  readonly certifications?: readonly string[];
  /** US dollars per hour. */
  readonly hourlyRate?: number | null;
  readonly availability?: string | null;
  /** "immediately", "in 2 weeks", "after April 15", "2026-04-01" */
  readonly availableFrom?: string | null;
  /** The maximum per week. Overrides `availability` and the bio. */
  readonly hoursPerWeek?: number | null;
  readonly workPreference?: string | null;
  readonly maxTravelMiles?: number | null;
  readonly barStatesWorked?: readonly string[];
}
