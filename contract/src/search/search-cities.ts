/** Cities that a search may name without "in" before them: the largest of the US, and state capitals of legal markets. */
export const searchCities: readonly string[] =
  "New York City,New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,Jacksonville,San Jose,Fort Worth,Columbus,Charlotte,Indianapolis,San Francisco,Seattle,Denver,Oklahoma City,Nashville,Washington,El Paso,Las Vegas,Boston,Detroit,Louisville,Portland,Memphis,Baltimore,Milwaukee,Albuquerque,Tucson,Fresno,Sacramento,Mesa,Atlanta,Kansas City,Colorado Springs,Omaha,Raleigh,Miami,Virginia Beach,Long Beach,Oakland,Minneapolis,Bakersfield,Tampa,Tulsa,Arlington,Aurora,Wichita,Cleveland,New Orleans,Honolulu,Anaheim,Lexington,Irvine,Orlando,Newark,Jersey City,Cincinnati,Saint Paul,St. Paul,Pittsburgh,Greensboro,St. Louis,Saint Louis,Lincoln,Plano,Durham,Buffalo,Chandler,Madison,Reno,Scottsdale,Fort Lauderdale,Boise,Richmond,Baton Rouge,Des Moines,Spokane,Tacoma,Salt Lake City,Wilmington,Birmingham,Rochester,Providence,Hartford,Albany,Trenton,Harrisburg,Evanston,Brooklyn,Manhattan,Palo Alto,White Plains,Stamford,Santa Fe".split(
    ",",
  );

/** How people call cities, in lower case. Short names that are words or states of their own are left out. */
export const cityNicknames: ReadonlyMap<string, string> = new Map([
  ["philly", "Philadelphia"],
  ["nyc", "New York City"],
  ["vegas", "Las Vegas"],
  ["indy", "Indianapolis"],
  ["nola", "New Orleans"],
  ["cincy", "Cincinnati"],
  ["jax", "Jacksonville"],
  ["dfw", "Dallas"],
]);
