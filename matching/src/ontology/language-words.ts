/** Languages that clients, witnesses and documents speak. */
import { list } from "./list.ts";

const rows: readonly (readonly [name: string, other?: string])[] = [
  ["Spanish", "espanol|castellano|castilian"],
  ["Mandarin", "mandarin chinese|putonghua"],
  ["Cantonese", "cantonese chinese"],
  ["Chinese", "simplified chinese|traditional chinese"],
  ["Vietnamese"],
  ["Korean", "hangul"],
  ["Tagalog", "filipino"],
  ["Russian"],
  ["Arabic"],
  ["Portuguese", "brazilian portuguese"],
  ["French", "francais"],
  ["Haitian Creole", "kreyol|creole haitian|haitian"],
  ["German", "deutsch"],
  ["Italian"],
  ["Japanese"],
  ["Hindi"],
  ["Urdu"],
  ["Punjabi", "panjabi"],
  ["Bengali", "bangla"],
  ["Gujarati"],
  ["Tamil"],
  ["Telugu"],
  ["Malayalam"],
  ["Farsi", "persian"],
  ["Dari"],
  ["Pashto"],
  ["Armenian"],
  ["Hebrew"],
  ["Yiddish"],
  ["Ukrainian"],
  ["Polish language"],
  ["Greek"],
  ["Turkish"],
  ["Romanian"],
  ["Albanian"],
  ["Serbian", "serbo croatian|bosnian|croatian"],
  ["Czech"],
  ["Hungarian"],
  ["Dutch"],
  ["Swedish"],
  ["Amharic"],
  ["Tigrinya"],
  ["Somali"],
  ["Swahili", "kiswahili"],
  ["Yoruba"],
  ["Igbo"],
  ["Twi"],
  ["French Creole", "kriol"],
  ["Nepali"],
  ["Burmese"],
  ["Karen language"],
  ["Hmong"],
  ["Khmer", "cambodian"],
  ["Lao", "laotian"],
  ["Thai"],
  ["Indonesian"],
  ["Samoan"],
  ["Hawaiian"],
  ["Navajo", "dine bizaad"],
  ["K'iche'", "quiche maya"],
  ["Mam language", "mayan language"],
  ["Mixtec", "mixteco"],
  ["Q'anjob'al", "kanjobal"],
  ["Uzbek"],
  ["Georgian language"],
  ["Fujianese", "fuzhounese"],
];

export const languages = list({ kind: "language" }, [
  ["language-american-sign", "American Sign Language", "asl|sign language"],
  ["language-bilingual", "Bilingual", "multilingual|trilingual|second language"],
  ...rows.map(([name, other]) => {
    const plain = name.replace(" language", "");
    const id = `language-${plain
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, "-")
      .replaceAll(/^-|-$/g, "")}`;
    const spoken = ["speaking", "speaker", "fluent", "language", "interpreter", "translation"].map(
      (word) => `${plain} ${word}`,
    );
    const fluent = [
      "fluent in",
      "bilingual",
      "native",
      "fluent",
      "conversational",
      "bilingual in",
      "speaks",
    ].map((word) => `${word} ${plain}`);
    const bilingual = [
      `bilingual english ${plain}`,
      `english ${plain} bilingual`,
      `${plain} english bilingual`,
      `bilingual ${plain} english`,
      `${plain} bilingual`,
    ];
    return [id, name, [other ?? "", ...spoken, ...fluent, ...bilingual].filter(Boolean).join("|")] as const;
  }),
]);
