import type { Blueprint } from './blueprint.ts'

const bag = { kind: 'bag', group: 'bags', fit: 'men', backs: 0, details: 1 } as const
const small = { group: 'accessories', fit: 'men', backs: 0, details: 0 } as const

/** Bags, and what is used beside the pitch. */
export const accessories: Blueprint[] = [
  {
    ...bag,
    key: 'sporttasche-kabinengang',
    titleHint: { de: 'Sporttasche Kabinengang', en: 'Kabinengang sports bag' },
    base: { bag: 'duffel', pattern: 'plain', knit: 'woven', sponsor: 'NORDWALD' },
    colourways: {
      TAN: { c2: 'WSS', c3: 'SWZ' },
      NAV: { c2: 'WSS', c3: 'SWZ' },
      SWZ: { c2: 'ORA', c3: 'ANT', ink: 'WSS' },
      ROT: { c2: 'SWZ', c3: 'SWZ', ink: 'WSS' },
    },
  },
  {
    ...bag,
    key: 'rucksack-auswaertsspiel',
    titleHint: { de: 'Rucksack Auswärtsspiel', en: 'Auswärtsspiel backpack' },
    base: { bag: 'backpack', pattern: 'plain', knit: 'woven' },
    colourways: {
      NAV: { c2: 'ORA', c3: 'SWZ', ink: 'WSS' },
      SWZ: { c2: 'NEO', c3: 'ANT', ink: 'WSS' },
      ROT: { c2: 'SWZ', c3: 'SWZ', ink: 'WSS' },
    },
    details: 0,
  },
  {
    ...bag,
    key: 'turnbeutel-seitenlinie',
    titleHint: { de: 'Turnbeutel Seitenlinie', en: 'Seitenlinie gym bag' },
    base: { bag: 'gymbag', pattern: 'plain', knit: 'woven', sponsor: 'NORDWALD' },
    colourways: {
      ORA: { c2: 'WSS', c3: 'SWZ' },
      ROY: { c2: 'WSS', c3: 'WSS' },
      SWZ: { c2: 'GEL', c3: 'GEL', ink: 'GEL' },
    },
    details: 0,
  },
  {
    ...small,
    key: 'leibchen-wechsel',
    kind: 'bib',
    titleHint: { de: 'Trainingsleibchen Wechsel', en: 'Wechsel training bib' },
    base: { collar: 'crew', pattern: 'plain', knit: 'mesh', crest: false, number: '7' },
    colourways: {
      NEO: { c2: 'SWZ', ink: 'SWZ' },
      ORA: { c2: 'SWZ', ink: 'SWZ' },
      ROY: { c2: 'WSS', ink: 'WSS' },
    },
    backs: 1,
  },
  {
    ...small,
    key: 'kappe-nordwald',
    kind: 'cap',
    titleHint: { de: 'Kappe Nordwald', en: 'Nordwald cap' },
    base: { pattern: 'plain', knit: 'woven' },
    colourways: { NAV: { c2: 'WSS', c3: 'NAV' }, SWZ: { c2: 'WSS', c3: 'ROT' }, TAN: { c2: 'WSS', c3: 'TAN' } },
  },
  {
    ...small,
    key: 'haube-winterpause',
    kind: 'beanie',
    titleHint: { de: 'Haube Winterpause', en: 'Winterpause beanie' },
    base: { pattern: 'hoops', knit: 'rib' },
    colourways: { TAN: { c2: 'WSS' }, SWZ: { c2: 'ANT' }, ROT: { c2: 'WSS' } },
  },
  {
    ...small,
    key: 'spielball-anstoss',
    kind: 'ball',
    titleHint: { de: 'Spielball Anstoß', en: 'Anstoß match ball' },
    base: { pattern: 'plain', knit: 'woven' },
    colourways: { WSS: { c2: 'TAN', c3: 'GEL' }, GEL: { c2: 'NAV', c3: 'WSS' }, ORA: { c2: 'SWZ', c3: 'WSS' } },
  },
  {
    ...small,
    key: 'trinkflasche-halbzeit',
    kind: 'bottle',
    titleHint: { de: 'Trinkflasche Halbzeit', en: 'Halbzeit water bottle' },
    base: { pattern: 'plain', knit: 'woven', sponsor: 'NORDWALD' },
    colourways: {
      TAN: { c2: 'WSS', c3: 'SWZ' },
      ROY: { c2: 'WSS', c3: 'SWZ' },
      WSS: { c2: 'ROT', c3: 'SWZ', ink: 'ROT' },
    },
  },
  {
    ...small,
    key: 'handtuch-duschraum',
    kind: 'towel',
    titleHint: { de: 'Handtuch Duschraum', en: 'Duschraum towel' },
    base: { pattern: 'plain', knit: 'fleece', sponsor: 'NORDWALD' },
    colourways: { NAV: { c2: 'WSS' }, WSS: { c2: 'TAN', ink: 'TAN' }, ROT: { c2: 'WSS' } },
  },
]
