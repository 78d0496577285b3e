import { createHash } from 'node:crypto'
import {
  type ColourName,
  colourNames,
  contrastPairs,
  type Density,
  densities,
  fixedColours,
  radiiOf,
  type SystemFont,
  spaces,
  systemFonts,
  usualColours,
} from './tokens.ts'

type Colours = Readonly<Partial<Record<ColourName, string>>>

/** A look: what of the tokens differs from the usual ones. A font is the name of a family of the system, or `file:` and the
 *  name of a file of the shop's own; logo and favicon are such names, null for the usual ones. */
export type Look = {
  readonly light: Colours
  readonly dark: Colours
  /** Of controls, in pixels. */
  readonly radius: number
  readonly density: Density
  readonly displayFont: string
  readonly textFont: string
  readonly logo: string | null
  readonly favicon: string | null
}

export const usualLook: Look = {
  ...{ light: {}, dark: {}, radius: 6, density: 'normal' },
  ...{ displayFont: 'hall', textFont: 'hall', logo: null, favicon: null },
}

/** A colour as the tokens write it. */
export const colourForm = /^#[0-9a-f]{6}$/
/** The name of a file of a look: the SHA-256 of its bytes. */
export const lookFileForm = /^[0-9a-f]{64}$/

const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const colourOf = (look: Look, scheme: Scheme, name: ColourName | keyof typeof fixedColours): string => {
  const place = scheme === 'light' ? 0 : 1
  if (Object.hasOwn(fixedColours, name)) return fixedColours[name as keyof typeof fixedColours][place]
  return look[scheme][name as ColourName] ?? usualColours[name as ColourName][place]
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export type Contrast = {
  readonly scheme: Scheme
  readonly on: string
  readonly of: string
  /** Rounded down to a tenth, so that what is shown never says more than there is. */
  readonly ratio: number
  readonly least: number
}

/** The contrast of all that stands on something, in both schemes. */
export const contrastsOf = (look: Look): Contrast[] =>
  schemes.flatMap(scheme =>
    contrastPairs.map(({ on, of, least }) => {
      const exact = contrast(colourOf(look, scheme, on), colourOf(look, scheme, of))
      return { scheme, on, of, ratio: Math.floor(exact * 10) / 10, least }
    }),
  )

/** What cannot be read well enough, at the colour that somebody can change. */
export const contrastProblems = (look: Look): { path: string[]; message: string }[] =>
  contrastsOf(look)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ scheme, on, of, ratio, least }) => ({
      path: [scheme, Object.hasOwn(usualColours, of) && look[scheme][of as ColourName] !== undefined ? of : on],
      message: `${of} on ${on} has a contrast of ${ratio}; it needs ${least}.`,
    }))

const fileOf = (name: string): string | null => (name.startsWith('file:') ? name.slice(5) : null)

/** The files that a look shows, by their names. */
export const filesOf = ({ displayFont, textFont, logo, favicon }: Look): string[] => [
  ...new Set([fileOf(displayFont), fileOf(textFont), logo, favicon].filter(each => each !== null)),
]

/** Where a file of a look is found; what is named by its content never changes. */
export const lookFilePath = (name: string): string => `/look/files/${name}`

const families = { display: 'Own Display', text: 'Own Text' } as const

function fontOf(kind: 'display' | 'text', name: string): { family: string; face: string } {
  const file = fileOf(name)
  if (file === null) return { family: systemFonts[kind][name as SystemFont] ?? systemFonts[kind].hall, face: '' }
  return {
    family: `'${families[kind]}', ${systemFonts[kind].sans}`,
    face: `@font-face{font-family:'${families[kind]}';font-display:swap;font-weight:100 900;src:url('${lookFilePath(file)}') format('woff2')}`,
  }
}

const ringOf = (colour: string): string =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')} / 0.28)`

/** A look as a style sheet that stands above the usual one; empty where nothing differs. `isWhole`: what does not differ is
 *  said, too, for a page that shows another look. */
export function lookCss(look: Look, isWhole = false): string {
  const colours = colourNames.flatMap(name => {
    if (!isWhole && look.light[name] === undefined && look.dark[name] === undefined) return []
    const [light, dark] = [colourOf(look, 'light', name), colourOf(look, 'dark', name)]
    const ring = name === 'action-text' ? [`--action-ring:light-dark(${ringOf(light)},${ringOf(dark)})`] : []
    return [`--${name}:light-dark(${light},${dark})`, ...ring]
  })
  const radii =
    !isWhole && look.radius === usualLook.radius
      ? []
      : Object.entries(radiiOf(look.radius)).map(([name, pixels]) => `--radius-${name}:${pixels}px`)
  const factor = densities[look.density]
  const distances =
    !isWhole && factor === 1
      ? []
      : [
          ...spaces.map((pixels, at) => `--space-${at + 1}:${Math.round(pixels * factor)}px`),
          `--section:clamp(${Math.round(56 * factor)}px,7vw,${Math.round(88 * factor)}px)`,
        ]
  const [display, text] = [fontOf('display', look.displayFont), fontOf('text', look.textFont)]
  const fonts = [
    ...(!isWhole && look.displayFont === usualLook.displayFont ? [] : [`--font-display:${display.family}`]),
    ...(!isWhole && look.textFont === usualLook.textFont ? [] : [`--font-text:${text.family}`]),
  ]
  const rules = [...colours, ...radii, ...distances, ...fonts]
  // Above the usual tokens, whichever of the two style sheets comes first.
  return rules.length === 0 ? '' : `${display.face}${text.face}:root:root{${rules.join(';')}}\n`
}

/** Names a style sheet by its content. */
export const lookVersion = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 16)

/** What of a look is a theme: all but the pictures, which are the shop's. */
export type ThemeValues = Omit<Look, 'logo' | 'favicon'>
