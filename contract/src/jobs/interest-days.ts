/** The last days of a posting whose views and applications are listed one by one; apart, so that pages load no schema. */
export const interestDays = 30;
