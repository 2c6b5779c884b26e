import { instantAt } from "../../../platform/time-zone.ts";

/**
 * The last instant of a calendar day in a time zone; a posting is open until then (PRODUCT.md).
 * @param day YYYY-MM-DD
 * @param zone IANA name
 */
export const endOfDay = (day: string, zone: string): Date => instantAt(day, "23:59:59.999", zone);
