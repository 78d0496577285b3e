import { inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import type { Look } from '../defaults/look.ts'
import { type ColourName, contrastPairs, fixedColours, usualColours } from '../defaults/lookTokens.ts'
import type { SettingsConflict } from '../rules.ts'
import { lookFiles } from '../tables.ts'

const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A colour of a look. */
export const colourOf = (look: Look, scheme: Scheme, name: ColourName | keyof typeof fixedColours): string => {
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

/** A logo of the dark scheme stands in the place of another. */
export const logoProblems = ({ logo, logoDark }: Pick<Look, 'logo' | 'logoDark'>): SettingsConflict[] =>
  logoDark !== null && logo === null
    ? [{ path: ['logoDark'], message: 'There is no logo in whose place it could stand.' }]
    : []

/** The file that a font is; null for a family of the system. */
export const fileOf = (name: string): string | null => (name.startsWith('file:') ? name.slice(5) : null)

/** The files that a look shows, by their names. */
export const filesOf = ({ displayFont, textFont, logo, logoDark, favicon }: Look): string[] => [
  ...new Set([fileOf(displayFont), fileOf(textFont), logo, logoDark, favicon].filter(each => each !== null)),
]

/** What a look names that is not there, or is something else than it is used for. */
export async function missingFiles(reader: Reader, look: Look): Promise<SettingsConflict[]> {
  const names = filesOf(look)
  if (names.length === 0) return []
  const rows = await reader
    .select({ id: lookFiles.id, kind: lookFiles.kind })
    .from(lookFiles)
    .where(inArray(lookFiles.id, names))
  const isThere = (name: string, kind: 'font' | 'picture') => rows.some(row => row.id === name && row.kind === kind)
  const wrong = (field: string, name: string | null, kind: 'font' | 'picture'): SettingsConflict[] =>
    name === null || isThere(name, kind)
      ? []
      : [{ path: [field], message: 'There is no such file.', code: 'NOT_FOUND' }]
  return [
    ...wrong('displayFont', fileOf(look.displayFont), 'font'),
    ...wrong('textFont', fileOf(look.textFont), 'font'),
    ...wrong('logo', look.logo, 'picture'),
    ...wrong('logoDark', look.logoDark, 'picture'),
    ...wrong('favicon', look.favicon, 'picture'),
  ]
}
