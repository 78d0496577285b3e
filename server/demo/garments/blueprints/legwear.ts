import type { Blueprint } from './blueprint.ts'

const shorts = { kind: 'shorts', group: 'jerseys', fit: 'men', backs: 1, details: 1 } as const
const trousers = { kind: 'trousers', group: 'training', fit: 'men', backs: 1, details: 1 } as const
const socks = { kind: 'socks', group: 'jerseys', fit: 'men', backs: 0, details: 1 } as const

/** Shorts, trousers and socks. */
export const legwear: Blueprint[] = [
  {
    ...shorts,
    key: 'short-nordwald',
    titleHint: { de: 'Spielshort Nordwald', en: 'Nordwald match shorts' },
    base: { pattern: 'plain', sleevePattern: 'stripe', knit: 'mesh', number: '10' },
    colourways: {
      NAV: { c2: 'WSS', c3: 'WSS' },
      TAN: { c2: 'WSS', c3: 'WSS' },
      WSS: { c2: 'ROT', c3: 'ROT', ink: 'ROT' },
      SWZ: { c2: 'GEL', c3: 'GEL', ink: 'GEL' },
    },
  },
  {
    ...shorts,
    key: 'short-nordwald-kinder',
    variantOf: 'short-nordwald',
    fit: 'children',
    titleHint: { de: 'Kindershort Nordwald', en: "Nordwald children's shorts" },
    base: { pattern: 'plain', sleevePattern: 'stripe', knit: 'mesh', number: '5' },
    colourways: { NAV: { c2: 'WSS', c3: 'WSS' }, TAN: { c2: 'WSS', c3: 'WSS' } },
    details: 0,
  },
  {
    ...shorts,
    key: 'short-nordwald-damen',
    variantOf: 'short-nordwald',
    fit: 'women',
    titleHint: { de: 'Damenshort Nordwald', en: "Nordwald women's shorts" },
    base: { pattern: 'plain', sleevePattern: 'stripe', knit: 'mesh', number: '7' },
    colourways: { NAV: { c2: 'WSS', c3: 'WSS' }, SWZ: { c2: 'WSS', c3: 'WSS' } },
    details: 0,
  },
  {
    ...shorts,
    key: 'short-flanke',
    titleHint: { de: 'Spielshort Flanke', en: 'Flanke match shorts' },
    base: { pattern: 'plain', sleevePattern: 'panel', knit: 'woven' },
    colourways: {
      ROT: { c2: 'WSS', c3: 'WSS' },
      ROY: { c2: 'GEL', c3: 'GEL', ink: 'GEL' },
      WSS: { c2: 'SWZ', c3: 'SWZ', ink: 'SWZ' },
    },
    details: 0,
  },
  {
    ...shorts,
    key: 'short-kabine',
    titleHint: { de: 'Spielshort Kabine, einfarbig', en: 'Kabine match shorts, plain' },
    base: { pattern: 'plain', sleevePattern: 'plain', knit: 'woven' },
    colourways: { SWZ: { c2: 'WSS' }, ROT: { c2: 'WSS' }, ROY: { c2: 'WSS' } },
    details: 0,
  },
  {
    ...shorts,
    key: 'korbshort-freiwurf',
    titleHint: { de: 'Basketballshort Freiwurf', en: 'Freiwurf basketball shorts' },
    base: { pattern: 'plain', sleevePattern: 'panel', knit: 'mesh', number: '23', crest: false },
    colourways: { ROT: { c2: 'WSS', c3: 'WSS' }, NAV: { c2: 'ORA', c3: 'ORA', ink: 'WSS' } },
    details: 0,
  },
  {
    ...trousers,
    key: 'trainingshose-nordwald',
    titleHint: { de: 'Trainingshose Nordwald', en: 'Nordwald track pants' },
    base: { pattern: 'plain', sleevePattern: 'stripe', knit: 'woven' },
    colourways: { TAN: { c2: 'WSS', c3: 'WSS' }, NAV: { c2: 'WSS', c3: 'WSS' }, SWZ: { c2: 'WSS', c3: 'WSS' } },
  },
  {
    ...trousers,
    key: 'trainingshose-nordwald-kinder',
    variantOf: 'trainingshose-nordwald',
    fit: 'children',
    titleHint: { de: 'Kinder-Trainingshose Nordwald', en: "Nordwald children's track pants" },
    base: { pattern: 'plain', sleevePattern: 'stripe', knit: 'woven' },
    colourways: { NAV: { c2: 'WSS', c3: 'WSS' }, SWZ: { c2: 'ROT', c3: 'ROT', ink: 'WSS' } },
    details: 0,
  },
  {
    ...trousers,
    key: 'trainingshose-auswaertsfahrt',
    titleHint: { de: 'Trainingshose Auswärtsfahrt', en: 'Auswärtsfahrt track pants' },
    base: { pattern: 'plain', sleevePattern: 'panel', knit: 'woven' },
    colourways: {
      NAV: { c2: 'ORA', c3: 'ORA', ink: 'WSS', cord: 'ORA' },
      SWZ: { c2: 'GEL', c3: 'GEL', ink: 'GEL', cord: 'GEL' },
    },
    details: 0,
  },
  {
    ...trousers,
    key: 'regenhose-wetterseite',
    titleHint: { de: 'Regenhose Wetterseite', en: 'Wetterseite rain trousers' },
    base: { pattern: 'plain', sleevePattern: 'plain', knit: 'woven' },
    colourways: { SWZ: { c2: 'ANT' }, NAV: { c2: 'ORA', ink: 'WSS' } },
    details: 0,
  },
  {
    ...socks,
    key: 'stutzen-nordwald',
    titleHint: { de: 'Stutzen Nordwald', en: 'Nordwald socks' },
    base: { pattern: 'chestBand', sleevePattern: 'plain', knit: 'rib' },
    colourways: {
      NAV: { c2: 'WSS' },
      TAN: { c2: 'WSS' },
      ROT: { c2: 'WSS' },
      GEL: { c2: 'SWZ', ink: 'SWZ' },
    },
  },
  {
    ...socks,
    key: 'stutzen-seeufer',
    titleHint: { de: 'Ringelstutzen Seeufer', en: 'Seeufer hooped socks' },
    base: { pattern: 'hoops', sleevePattern: 'plain', knit: 'rib' },
    colourways: { TAN: { c2: 'WSS' }, ROT: { c2: 'WSS' }, NAV: { c2: 'HIM' } },
    details: 0,
  },
  {
    ...socks,
    key: 'stutzen-kabine',
    titleHint: { de: 'Stutzen Kabine, einfarbig', en: 'Kabine socks, plain' },
    base: { pattern: 'plain', sleevePattern: 'plain', knit: 'rib' },
    colourways: { ROY: { c2: 'WSS' }, WSS: { c2: 'SWZ', ink: 'SWZ' }, SWZ: { c2: 'WSS' }, ROT: { c2: 'WSS' } },
    details: 0,
  },
]
