import { describe, expect, test } from "vitest";
import { milesBetween, needsFlight, placeMiles } from "./distance.ts";
import { CITY_WORDS } from "./city-words.ts";
import { placeOf } from "./place.ts";
import type { Place } from "./place.ts";
import { STATES, stateCode, statesNamed } from "./states.ts";

const place = (text: string): Place => {
  const found = placeOf(text);
  if (found === null) throw new Error(`${text} is no place`);
  return found;
};

describe("places as people write them", () => {
  test.each([
    ["NYC", "NY", ["new york"]],
    ["Bay Area", "CA", ["oakland"]],
    ["San Francisco Bay Area", "CA", ["oakland"]],
    ["Washington, DC", "DC", ["washington"]],
    ["Buffalo, New York", "NY", ["buffalo"]],
    ["New York, NY", "NY", ["new york"]],
    ["St. Louis", "MO", ["saint louis"]],
    ["Ft. Worth, TX", "TX", ["fort worth"]],
    ["San Juan, Puerto Rico", "PR", ["san juan"]],
    ["Anchorage, Alaska", "AK", ["anchorage"]],
    ["Portland ME", "ME", ["portland"]],
    ["Portland, OR", "OR", ["portland"]],
    ["Chicago, IL 60601", "IL", ["chicago"]],
    ["Greater Boston Area", "MA", ["boston"]],
    ["Coeur d'Alene, ID", "ID", ["coeur d alene"]],
    ["Texas", "TX", []],
    ["Nowhere, KS", "KS", []],
  ])("%s", (text, state, cities) => {
    const { state: found, cities: foundCities } = place(text);
    expect([found, foundCities.map((city) => city.name)]).toEqual([state, cities]);
  });

  test("Springfield alone can be any of them", () => {
    const { state, cities } = place("Springfield");
    expect(state).toBeNull();
    expect(cities.map((city) => city.state).toSorted()).toEqual(["IL", "MA", "MO", "OH", "OR"]);
  });

  test("remote work, and remote work within states", () => {
    expect(place("Remote")).toMatchObject({ remote: true, onlyStates: [] });
    expect(place("Remote (CA only)")).toMatchObject({ remote: true, onlyStates: ["CA"] });
    expect(place("Remote - Texas or Oklahoma")).toMatchObject({ remote: true, onlyStates: ["TX", "OK"] });
  });

  test.each(["", "   ", "60601", "Atlantis", "United States", null])("%j is no place", (text) => {
    expect(placeOf(text)).toBeNull();
  });
});

describe("miles", () => {
  test.each([
    ["Chicago, IL", "Evanston, IL", 8, 16],
    ["New York, NY", "Philadelphia, PA", 75, 90],
    ["Los Angeles, CA", "San Francisco, CA", 330, 360],
    ["Anchorage, AK", "Juneau, AK", 550, 590],
    ["San Juan, PR", "Miami, FL", 1000, 1080],
    ["Honolulu, HI", "Hilo, HI", 190, 230],
  ])("%s to %s", (from, to, min, max) => {
    const miles = placeMiles(place(from), place(to));
    expect(miles).toBeGreaterThanOrEqual(min);
    expect(miles).toBeLessThanOrEqual(max);
    expect(placeMiles(place(to), place(from))).toBeCloseTo(miles ?? 0, 6);
  });

  test("an unknown city has no distance", () => {
    expect(placeMiles(place("Nowhere, KS"), place("Wichita, KS"))).toBeNull();
  });

  test("nobody drives to Hawaii", () => {
    expect(needsFlight(place("Honolulu, HI"), place("Los Angeles, CA"))).toBe(true);
    expect(needsFlight(place("Honolulu, HI"), place("Hilo, HI"))).toBe(false);
  });
});

describe("the gazetteer", () => {
  test("every entry is read and lies in the United States", () => {
    const entries = Object.entries(CITY_WORDS).flatMap(([state, row]) =>
      row.split("|").map((entry) => [state, entry] as const),
    );
    expect(entries.length).toBeGreaterThan(1000);
    for (const [state, entry] of entries) {
      expect(entry).toMatch(/^[a-z ]+ \d{4} \d{4,5}$/);
      expect(STATES.some(({ code }) => code === state)).toBe(true);
      const [north = 0, west = 0] = entry.match(/\d+/g)?.map(Number) ?? [];
      expect(north).toBeGreaterThan(1700);
      expect(north).toBeLessThan(7200);
      expect(west).toBeGreaterThan(6500);
      expect(west).toBeLessThan(16700);
    }
  });

  test("no city lies far from the rest of its state", () => {
    for (const [state, row] of Object.entries(CITY_WORDS)) {
      const points = row.split("|").map((entry) => {
        const [north = 0, west = 0] = entry.match(/\d+/g)?.map(Number) ?? [];
        return { entry, latitude: north / 100, longitude: -west / 100 };
      });
      for (const point of points) {
        const others = points.filter((other) => other !== point);
        const nearest = Math.min(
          ...others.map((other) => milesBetween(point, other)),
          others.length === 0 ? 0 : Infinity,
        );
        expect(nearest, `${state} ${point.entry}`).toBeLessThan(state === "AK" ? 600 : 250);
      }
    }
  });
});

describe("states", () => {
  test.each([
    ["CA", "CA"],
    ["calif.", "CA"],
    ["New York", "NY"],
    ["puerto rico", "PR"],
    ["ZZ", null],
    ["", null],
  ])("%s", (text, code) => {
    expect(stateCode(text)).toBe(code);
  });

  test("capitals that are words or degrees are no states in prose", () => {
    expect(statesNamed("OK, an MA or PA degree; work IN Texas and N.D. Ill., also NY")).toEqual(["TX", "NY"]);
    expect(statesNamed("Tulsa, OK")).toEqual(["OK"]);
  });
});
