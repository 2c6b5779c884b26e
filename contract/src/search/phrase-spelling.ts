/** Misspelled words of a search that name a filter or a place. */
import { practiceAreas } from "../practice-areas.ts";
import { usStateOptions } from "../us-states.ts";
import { cityNicknames, searchCities } from "./search-cities.ts";

/** Short words resemble others, and names of places other words. */
const SHORTEST_SLIP = 5;
const SHORTEST_PLACE = 7;
/** From here on one letter may stand for another. */
const SHORTEST_EXCHANGE = 9;

const isLong = (word: string): boolean => word.length >= SHORTEST_SLIP;
const CORRECTED = [
  "remote",
  "hybrid",
  "onsite",
  "temporary",
  "ongoing",
  "urgent",
  "senior",
  "junior",
  "paralegal",
  ...new Set(practiceAreas.flatMap((name) => name.toLowerCase().split(" ").filter(isLong))),
];
const PLACES = [...searchCities, ...usStateOptions.map(({ label }) => label)].filter(
  (name) => name.length >= SHORTEST_PLACE,
);

/** Whether one word becomes the other by leaving out, adding or exchanging one letter. An ending makes another word. */
function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  if (rest.length < wanted.length) return rest === wanted.slice(1);
  if (rest.length > wanted.length) return wanted !== "" && rest.slice(1) === wanted;
  const isExchanged = typed.length >= SHORTEST_EXCHANGE && rest.slice(1) === wanted.slice(1);
  return isExchanged || (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0]);
}

/** Corrects the words of filters alone; those of the keyword are corrected by what postings say. */
export const corrected = (text: string): string =>
  text
    .replaceAll(/\p{L}+/gu, (word) => {
      const typed = word.toLowerCase();
      const nickname = cityNicknames.get(typed);
      if (nickname !== undefined) return nickname;
      if (!isLong(word)) return word;
      const place = word.length >= SHORTEST_PLACE && PLACES.find((name) => isSlip(typed, name.toLowerCase()));
      return CORRECTED.find((meant) => isSlip(typed, meant)) ?? (place || word);
    })
    .replaceAll(/\b(full|part)[-\s]+(?:tme|tiem|itme|tim|timee)\b/giu, "$1-time");
