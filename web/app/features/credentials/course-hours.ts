/** "1.25" for minutes; courses are recorded in quarters of an hour. */
export const hours = (minutes: number): string => String(minutes / 60);
