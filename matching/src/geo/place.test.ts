import { describe, expect, test } from "vitest";
import { milesBetween, needsFlight, placeMiles } from "./distance.ts";
import cities from "./cities.json" with { type: "json" };
import { parsePlace } from "./place.ts";
import type { Place } from "./place.ts";
import { STATES, parseState, findStates } from "./states.ts";

const place = (text: string): Place => {
  const found = parsePlace(text);
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
    expect(parsePlace(text)).toBeNull();
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

  test("no one drives to Hawaii", () => {
    expect(needsFlight(place("Honolulu, HI"), place("Los Angeles, CA"))).toBe(true);
    expect(needsFlight(place("Honolulu, HI"), place("Hilo, HI"))).toBe(false);
  });
});

describe("the gazetteer", () => {
  test("every city lies in the United States", () => {
    expect(cities.length).toBeGreaterThan(1000);
    for (const { state, name, latitude, longitude } of cities) {
      expect(name).toMatch(/^[a-z ]+$/);
      expect(STATES.some(({ code }) => code === state)).toBe(true);
      expect(latitude).toBeGreaterThan(17);
      expect(latitude).toBeLessThan(72);
      expect(longitude).toBeLessThan(-65);
      expect(longitude).toBeGreaterThan(-167);
    }
  });

  test("no city lies far from the rest of its state", () => {
    for (const [state, points] of Map.groupBy(cities, (city) => city.state)) {
      for (const point of points) {
        const others = points.filter((other) => other !== point);
        const nearest = Math.min(
          ...others.map((other) => milesBetween(point, other)),
          others.length === 0 ? 0 : Infinity,
        );
        expect(nearest, `${state} ${point.name}`).toBeLessThan(state === "AK" ? 600 : 250);
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
    expect(parseState(text)).toBe(code);
  });

  test("capitals that are words or degrees are no states in prose", () => {
    expect(findStates("OK, an MA or PA degree; work IN Texas and N.D. Ill., also NY")).toEqual(["TX", "NY"]);
    expect(findStates("Tulsa, OK")).toEqual(["OK"]);
  });
});
