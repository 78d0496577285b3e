import type { ColourName, Density, HeadingWeight, TypeSize } from './lookTokens.ts'

type Colours = Readonly<Partial<Record<ColourName, string>>>

/** A look: what of the tokens differs from the usual ones. A font is the name of a family of the system, or `file:` and the
 *  name of a file of the shop's own; logo and favicon are such names, null for the usual ones. */
export type Look = {
  readonly light: Colours
  readonly dark: Colours
  /** Of controls, in pixels. */
  readonly radius: number
  readonly density: Density
  readonly typeSize: TypeSize
  readonly headingWeight: HeadingWeight
  readonly displayFont: string
  readonly textFont: string
  readonly logo: string | null
  /** Shown in its place in the dark scheme; null: the same. */
  readonly logoDark: string | null
  readonly favicon: string | null
}

export const usualLook: Look = {
  ...{ light: {}, dark: {}, radius: 6, density: 'normal', typeSize: 'normal', headingWeight: 'normal' },
  ...{ displayFont: 'hall', textFont: 'hall', logo: null, logoDark: null, favicon: null },
}

/** A colour as the tokens write it. */
export const colourForm = /^#[0-9a-f]{6}$/
/** The name of a file of a look: the SHA-256 of its bytes. */
export const lookFileForm = /^[0-9a-f]{64}$/

/** What of a look is a theme: all but the pictures, which are the shop's. */
export type ThemeValues = Omit<Look, 'logo' | 'logoDark' | 'favicon'>
