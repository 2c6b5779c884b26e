/** "No. 0029": the number of an engagement in lists, on its page, in emails and in its agreement. */
export const engagementNumber = (contractId: number): string => `No. ${String(contractId).padStart(4, "0")}`;
