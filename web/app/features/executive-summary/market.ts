/** Public figures about the profession. Read in the editions that sources.ts names; revise both together. */

/** BLS counts jobs, self-employment included, in 2023; openings are the yearly average of 2023 to 2033. */
interface Occupation {
  readonly jobs: number;
  /** US dollars per year, May 2023. */
  readonly medianPay: number;
  /** Over the ten years. */
  readonly newJobs: number;
  readonly growthPercent: number;
  readonly openingsPerYear: number;
}

export const paralegals: Occupation = {
  jobs: 366_200,
  medianPay: 60_970,
  newJobs: 4_300,
  growthPercent: 1,
  openingsPerYear: 37_300,
};

export const lawyers: Occupation = {
  jobs: 859_000,
  medianPay: 145_760,
  newJobs: 44_200,
  growthPercent: 5,
  openingsPerYear: 35_600,
};

/** US dollars per hour, the paralegals' median of May 2023. */
export const medianHourlyPay = 29.31;

/** Holders of an active license, not jobs; ABA, 2025. */
export const activeLawyers = 1_374_720;

/** Jobs times median pay: the size of the field, not a payroll statistic. US dollars per year. */
export const yearlyPay = ({ jobs, medianPay }: Occupation): number => jobs * medianPay;

const projectedYears = 10;

/** How a year's openings divide: new jobs, and jobs that became vacant. */
export function openingsOf({ openingsPerYear, newJobs }: Occupation) {
  const fromGrowth = newJobs / projectedYears;
  return { fromGrowth, fromReplacement: openingsPerYear - fromGrowth };
}

/** "$22.3 billion" */
export const billions = (dollars: number): string => `$${(dollars / 1e9).toFixed(1)} billion`;

export const count = (value: number): string => value.toLocaleString("en-US");
