/** Colour of a token in the light and in the dark scheme. */
export type ColourPair = readonly [light: string, dark: string]

/**
 * The tokens that an operator may change, with their usual values. They are those of `client/ui/theme/tokens.ts`, which a
 * test holds equal; what is missing here (information, shadows) says the same in every look.
 */
export const usualColours = {
  ground: ['#ffffff', '#111817'],
  floor: ['#f3f5f3', '#0c1211'],
  raised: ['#ffffff', '#182120'],
  photo: ['#ebeeec', '#aab4af'],
  ink: ['#12191a', '#edf2ef'],
  'ink-2': ['#434e4f', '#b9c4bf'],
  'ink-3': ['#5d6869', '#98a5a0'],
  line: ['#dbe0dd', '#2a3633'],
  'line-control': ['#7d8986', '#73827d'],
  action: ['#0b5b45', '#54c49a'],
  'on-action': ['#ffffff', '#06241a'],
  'action-hover': ['#084534', '#6fd3ad'],
  'action-text': ['#0b5b45', '#6fd3ad'],
  'action-tint': ['#e1efe9', '#15352b'],
  hall: ['#0d4a39', '#0f4a39'],
  'hall-text': ['#dcebe4', '#dcebe4'],
  foot: ['#0e1715', '#0a0f0e'],
  'foot-text': ['#c6d2cc', '#c6d2cc'],
  'court-white': ['#e9eeea', '#e9eeea'],
  'court-yellow': ['#f2b90f', '#f2b90f'],
  'court-orange': ['#e2602a', '#e2602a'],
  'court-blue': ['#4f8fd6', '#4f8fd6'],
  danger: ['#b0221d', '#ff9a8f'],
  'danger-tint': ['#fcebe8', '#3a1b19'],
  warn: ['#824d00', '#f3bd62'],
  'warn-tint': ['#fff1d6', '#35280f'],
  good: ['#17663a', '#7fd6a0'],
  'good-tint': ['#e2f3e7', '#14301f'],
} as const satisfies Record<string, ColourPair>

export type ColourName = keyof typeof usualColours
export const colourNames = Object.keys(usualColours) as ColourName[]

/** Tokens that stay and stand on grounds that may change. */
export const fixedColours = {
  'on-danger': ['#ffffff', '#3a0d0a'],
  'on-photo': ['#12191a', '#12191a'],
} as const satisfies Record<string, ColourPair>

type AnyColour = ColourName | keyof typeof fixedColours

/**
 * What stands on what, and the contrast it needs (WCAG 2.2 AA): text 4.5 (1.4.3), edges of controls 3 (1.4.11).
 */
export const contrastPairs: readonly { readonly on: ColourName; readonly of: AnyColour; readonly least: number }[] = [
  ...(['ground', 'floor', 'raised'] as const).flatMap(on =>
    (['ink', 'ink-2', 'ink-3', 'action-text', 'danger'] as const).map(of => ({ on, of, least: 4.5 })),
  ),
  { on: 'ground', of: 'warn', least: 4.5 },
  { on: 'ground', of: 'good', least: 4.5 },
  ...(['danger', 'warn', 'good'] as const).flatMap(state => [
    { on: `${state}-tint` as const, of: state, least: 4.5 },
    { on: `${state}-tint` as const, of: 'ink' as const, least: 4.5 },
  ]),
  { on: 'danger', of: 'on-danger', least: 4.5 },
  { on: 'photo', of: 'on-photo', least: 4.5 },
  { on: 'ground', of: 'line-control', least: 3 },
  { on: 'raised', of: 'line-control', least: 3 },
  { on: 'action', of: 'on-action', least: 4.5 },
  { on: 'action-hover', of: 'on-action', least: 4.5 },
  { on: 'action-tint', of: 'action-text', least: 4.5 },
  { on: 'hall', of: 'hall-text', least: 4.5 },
  { on: 'foot', of: 'foot-text', least: 4.5 },
]

/** Radii in pixels, by the one of controls, which is what people choose. */
export const radiiOf = (control: number) => ({
  badge: Math.round(control / 2),
  photo: Math.round((control * 2) / 3),
  control,
  card: Math.round((control * 4) / 3),
})

/** Steps of the scale of spaces, in pixels. */
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 88] as const
export const densities = { compact: 0.8, normal: 1, airy: 1.2 } as const
export type Density = keyof typeof densities

/** The size of all type as a share of the usual one, and the weight of headings as one of theirs. */
export const typeSizes = { small: 0.9375, normal: 1, large: 1.125 } as const
export type TypeSize = keyof typeof typeSizes
export const headingWeights = { light: 0.72, normal: 1, strong: 1.18 } as const
export type HeadingWeight = keyof typeof headingWeights

/** Families that are there without a file; `hall` are the ones that come with the product. */
export const systemFonts = {
  display: {
    hall: "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif",
    serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
    sans: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    rounded: "ui-rounded, 'Nunito', 'Segoe UI', system-ui, sans-serif",
  },
  text: {
    hall: "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif",
    serif: "Georgia, 'Times New Roman', serif",
    sans: "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
    rounded: "ui-rounded, 'Nunito', 'Segoe UI', system-ui, sans-serif",
  },
} as const
export type SystemFont = keyof typeof systemFonts.display
