/**
 * The smart search score of SPEC section 9: points earned as a percentage of the points that apply. The product shows the
 * score of the engine instead; this one is a baseline for it.
 */

type MatchFactor = "practiceArea" | "experience" | "location" | "hourlyRate" | "availability";

interface FactorPoints {
  factor: MatchFactor;
  earned: number;
  possible: number;
}

export interface SmartSearchPerson {
  practiceAreas: readonly string[];
  yearsExperience: number | null;
  location: string | null;
  /** US dollars per hour. */
  hourlyRate: number | null;
  availability: string | null;
}

export interface SmartSearchJob {
  practiceAreas: readonly string[];
  experienceYears: number | null;
  location: string | null;
  /** US dollars per hour. */
  budgetMax: number | null;
  urgent: boolean | null;
}

interface SmartSearchScore {
  /** Whole percent. Null if there is no factor that both state. */
  score: number | null;
  /** Only the factors that apply, by descending weight. */
  breakdown: FactorPoints[];
}

export const FACTOR_WEIGHTS: Readonly<Record<MatchFactor, number>> = {
  practiceArea: 30,
  experience: 25,
  location: 20,
  hourlyRate: 15,
  availability: 10,
};

const ONE_YEAR_SHORT_POINTS = 15;
const BUDGET_SHARE_PERCENT = 80;

/** Points earned for a factor; null if the person or the job does not state it. */
type Rule = (person: SmartSearchPerson, job: SmartSearchJob) => number | null;

const RULES: readonly (readonly [MatchFactor, Rule])[] = [
  ["practiceArea", practiceAreaPoints],
  ["experience", experiencePoints],
  ["location", locationPoints],
  ["hourlyRate", hourlyRatePoints],
  ["availability", availabilityPoints],
];

export function smartSearchScore(person: SmartSearchPerson, job: SmartSearchJob): SmartSearchScore {
  const breakdown: FactorPoints[] = [];
  for (const [factor, rule] of RULES) {
    const earned = rule(person, job);
    if (earned !== null) breakdown.push({ factor, earned, possible: FACTOR_WEIGHTS[factor] });
  }
  const earned = breakdown.reduce((sum, points) => sum + points.earned, 0);
  const possible = breakdown.reduce((sum, points) => sum + points.possible, 0);
  return { score: possible === 0 ? null : Math.round((earned * 100) / possible), breakdown };
}

function practiceAreaPoints(person: SmartSearchPerson, job: SmartSearchJob): number | null {
  const wanted = new Set(job.practiceAreas.map(spoken).filter(isStated));
  const offered = person.practiceAreas.map(spoken).filter(isStated);
  if (wanted.size === 0 || offered.length === 0) return null;
  return offered.some((area) => wanted.has(area)) ? FACTOR_WEIGHTS.practiceArea : 0;
}

function experiencePoints(person: SmartSearchPerson, job: SmartSearchJob): number | null {
  if (!isFigure(person.yearsExperience) || !isFigure(job.experienceYears)) return null;
  const yearsShort = job.experienceYears - person.yearsExperience;
  if (yearsShort <= 0) return FACTOR_WEIGHTS.experience;
  return yearsShort <= 1 ? ONE_YEAR_SHORT_POINTS : 0;
}

function locationPoints(person: SmartSearchPerson, job: SmartSearchJob): number | null {
  const home = spoken(person.location);
  const place = spoken(job.location);
  if (!isStated(home) || !isStated(place)) return null;
  return home.includes(place) || place.includes(home) ? FACTOR_WEIGHTS.location : 0;
}

function hourlyRatePoints(person: SmartSearchPerson, job: SmartSearchJob): number | null {
  if (!isFigure(person.hourlyRate) || !isFigure(job.budgetMax)) return null;
  // both sides in hundredths of a percent, so that 36 is exactly 80% of 45
  const enough = job.budgetMax * 100 >= person.hourlyRate * BUDGET_SHARE_PERCENT;
  return enough ? FACTOR_WEIGHTS.hourlyRate : 0;
}

function availabilityPoints(person: SmartSearchPerson, job: SmartSearchJob): number | null {
  const availability = spoken(person.availability);
  if (!isStated(availability) || job.urgent === null) return null;
  const fits = job.urgent ? availability.startsWith("immediate") : availability.startsWith("flexible");
  return fits ? FACTOR_WEIGHTS.availability : 0;
}

function spoken(text: string | null): string {
  return (text ?? "").trim().toLowerCase();
}

function isStated(text: string): boolean {
  return text !== "";
}

function isFigure(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}
