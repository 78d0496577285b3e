import type { Text } from '../catalogue/content.ts'
import type { GarmentKind } from '../garments/types.ts'

/** What each kind of drawing is sold as, and what it costs about, in cents. */
export const kinds: Readonly<Record<GarmentKind, { section: SectionKey; nouns: readonly Text[]; cents: number }>> = {
  jersey: {
    section: 'oberteile',
    nouns: [
      { de: 'Trikot', en: 'jersey' },
      { de: 'Heimtrikot', en: 'home jersey' },
      { de: 'Trainingsshirt', en: 'training shirt' },
    ],
    cents: 3290,
  },
  polo: { section: 'vereinsheim', nouns: [{ de: 'Polo', en: 'polo' }], cents: 3190 },
  hoodie: {
    section: 'vereinsheim',
    nouns: [
      { de: 'Kapuzenpullover', en: 'hoodie' },
      { de: 'Sweatshirt', en: 'sweatshirt' },
    ],
    cents: 4790,
  },
  jacket: {
    section: 'jacken',
    nouns: [
      { de: 'Trainingsjacke', en: 'track jacket' },
      { de: 'Regenjacke', en: 'rain jacket' },
    ],
    cents: 5690,
  },
  shorts: { section: 'hosen', nouns: [{ de: 'Short', en: 'shorts' }], cents: 2190 },
  trousers: { section: 'hosen', nouns: [{ de: 'Trainingshose', en: 'track pants' }], cents: 3690 },
  socks: { section: 'stutzen', nouns: [{ de: 'Stutzen', en: 'socks' }], cents: 1390 },
  bag: {
    section: 'taschen',
    nouns: [
      { de: 'Sporttasche', en: 'sports bag' },
      { de: 'Rucksack', en: 'backpack' },
    ],
    cents: 3990,
  },
  bib: { section: 'platz', nouns: [{ de: 'Leibchen', en: 'bib' }], cents: 690 },
  cap: { section: 'kopf', nouns: [{ de: 'Kappe', en: 'cap' }], cents: 1890 },
  beanie: { section: 'kopf', nouns: [{ de: 'Haube', en: 'beanie' }], cents: 1790 },
  ball: { section: 'platz', nouns: [{ de: 'Ball', en: 'ball' }], cents: 2990 },
  bottle: { section: 'platz', nouns: [{ de: 'Trinkflasche', en: 'bottle' }], cents: 890 },
  towel: { section: 'taschen', nouns: [{ de: 'Handtuch', en: 'towel' }], cents: 1890 },
}

export type SectionKey = 'oberteile' | 'jacken' | 'hosen' | 'stutzen' | 'vereinsheim' | 'taschen' | 'platz' | 'kopf'

/** Sections and sports; each pair is a group of the large catalogue, forty in all. */
export const sections: Readonly<Record<SectionKey, Text>> = {
  oberteile: { de: 'Oberteile', en: 'Tops' },
  jacken: { de: 'Jacken', en: 'Jackets' },
  hosen: { de: 'Hosen', en: 'Trousers' },
  stutzen: { de: 'Stutzen', en: 'Socks' },
  vereinsheim: { de: 'Vereinsheim', en: 'Clubhouse' },
  taschen: { de: 'Taschen', en: 'Bags' },
  platz: { de: 'Platzbedarf', en: 'Pitch supplies' },
  kopf: { de: 'Kopfbedeckung', en: 'Headwear' },
}

export const sports: readonly Text[] = [
  { de: 'Fußball', en: 'football' },
  { de: 'Handball', en: 'handball' },
  { de: 'Volleyball', en: 'volleyball' },
  { de: 'Basketball', en: 'basketball' },
  { de: 'Leichtathletik', en: 'athletics' },
]

/** Names of ranges: invented places of the country, and what sets one line of a range apart from the next. */
export const places: readonly string[] =
  `Almtal Auwiesen Birkenfeld Blaustein Buchenau Dachsberg Donaufeld Ebenau Eichgraben Erlach Falkenau Feldaist
  Fichtenau Föhrenwald Friedau Gamsstein Gerlau Grünbach Haselbach Heidenau Hochfeld Hohenau Innfeld Kaltenbach
  Kirchfeld Klammstein Krummau Lärchfeld Lichtenau Lindau Mühlfeld Moosbach Mondsee Nebelstein Neufeld Oberau Ödenberg
  Pernau Pramfeld Quellbach Rannatal Rosenau Rotenfels Salzau Sandtal Schönau Seeblick Sonnleiten Steinfeld Steyrau
  Tannfeld Traunau Uferau Unterau Vogelsang Waldstein Weidach Wiesbach Wildau Windfeld Wolfsau Zellbach Zirbenau`
    .trim()
    .split(/\s+/)

export const lines: readonly Text[] = [
  { de: 'Klassik', en: 'Classic' },
  { de: 'Leicht', en: 'Light' },
  { de: 'Profi', en: 'Pro' },
  { de: 'Sommer', en: 'Summer' },
  { de: 'Winter', en: 'Winter' },
  { de: 'Auswärts', en: 'Away' },
  { de: 'Meister', en: 'Champion' },
  { de: 'Basis', en: 'Basic' },
  { de: 'Jubiläum', en: 'Anniversary' },
  { de: 'Nachwuchs', en: 'Youth' },
  { de: 'Retro', en: 'Retro' },
  { de: 'Aktiv', en: 'Active' },
]
