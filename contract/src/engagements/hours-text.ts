/** Minutes as hours in tenths, the unit of legal billing: "17.4 h". Reversing entries are negative: "-0.5 h". */
export const formatHours = (minutes: number): string => `${(minutes / 60).toFixed(1)} h`;
