/** What can be drawn: worn garments first, then what is carried or used beside the pitch. */
export type GarmentKind =
  | 'jersey'
  | 'polo'
  | 'hoodie'
  | 'jacket'
  | 'shorts'
  | 'trousers'
  | 'socks'
  | 'bag'
  | 'bib'
  | 'cap'
  | 'beanie'
  | 'ball'
  | 'bottle'
  | 'towel'

/** The cut: Herren, Damen (waisted) or Kinder (shorter and broader). */
export type Fit = 'men' | 'women' | 'children'

type Collar = 'crew' | 'v' | 'polo' | 'stand' | 'hood'

type Pattern =
  | 'plain'
  | 'pinstripe'
  | 'stripes'
  | 'hoops'
  | 'halves'
  | 'sash'
  | 'chestBand'
  | 'yoke'
  | 'sidePanel'
  | 'fade'

/** `stripe` is one broad line with one fine line beside it; `panel` colours the upper side of the sleeve or leg. */
type SleevePattern = 'plain' | 'band' | 'panel' | 'stripe'

export type Knit = 'mesh' | 'pique' | 'woven' | 'fleece' | 'rib'

type BagShape = 'duffel' | 'backpack' | 'gymbag' | 'ballNet'

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

/**
 * Everything that decides one drawing. The same parameters always give the same drawing; another `seed` gives other
 * folds. Colours are hex; an absent part colour follows `c1`, an absent `ink` is chosen for contrast.
 */
export type GarmentParameters = {
  kind: GarmentKind
  fit: Fit
  view: 'front' | 'back'
  c1: Hex
  c2: Hex
  c3: Hex
  sleeve?: Hex
  cuff?: Hex
  collarColour?: Hex
  /** Colour of crest, mark, sponsor, name and number. */
  ink?: Hex
  lining?: Hex
  cord?: Hex
  collar?: Collar
  pattern: Pattern
  sleevePattern: SleevePattern
  sleeves?: 'short' | 'long' | 'none'
  /** How a jacket or training top closes. */
  closure?: 'full' | 'half'
  bag?: BagShape
  /** Crest on the left chest, thigh or bag; on by default. */
  crest?: boolean
  sponsor?: string
  number?: string
  name?: string
  /** Neither name nor number is on its back yet: buyers choose their own. */
  isBlank?: boolean
  knit: Knit
  seed: number
}

/** One club colour: `key` is the suffix of article numbers and picture names. */
export type ClubColour = { key: string; de: string; en: string; hex: Hex }

/** The club colours of the demo shop; white and black are softened so that light and shadow have room. */
export const palette = {
  NAV: { key: 'NAV', de: 'Navy', en: 'Navy', hex: '#16324f' },
  ROY: { key: 'ROY', de: 'Royalblau', en: 'Royal blue', hex: '#1d4fa0' },
  HIM: { key: 'HIM', de: 'Himmelblau', en: 'Sky blue', hex: '#6ba6d6' },
  TAN: { key: 'TAN', de: 'Tannengrün', en: 'Pine green', hex: '#0f5a43' },
  WIE: { key: 'WIE', de: 'Wiesengrün', en: 'Meadow green', hex: '#2c8a45' },
  ROT: { key: 'ROT', de: 'Rot', en: 'Red', hex: '#b31f2e' },
  BOR: { key: 'BOR', de: 'Bordeaux', en: 'Burgundy', hex: '#66182b' },
  ORA: { key: 'ORA', de: 'Orange', en: 'Orange', hex: '#e0632a' },
  GEL: { key: 'GEL', de: 'Gelb', en: 'Yellow', hex: '#ecb41a' },
  NEO: { key: 'NEO', de: 'Neongelb', en: 'Neon yellow', hex: '#d7e034' },
  BEE: { key: 'BEE', de: 'Beere', en: 'Berry', hex: '#a12d68' },
  SWZ: { key: 'SWZ', de: 'Schwarz', en: 'Black', hex: '#25292c' },
  ANT: { key: 'ANT', de: 'Anthrazit', en: 'Anthracite', hex: '#474d52' },
  GRA: { key: 'GRA', de: 'Grau', en: 'Grey', hex: '#a3a9ab' },
  SAN: { key: 'SAN', de: 'Sand', en: 'Sand', hex: '#bfb298' },
  WSS: { key: 'WSS', de: 'Weiß', en: 'White', hex: '#f2f3f3' },
} as const satisfies Record<string, ClubColour>

export type ColourKey = keyof typeof palette
