import { createHash } from 'node:crypto'
import { colourOf, fileOf } from '../conflicts/look.ts'
import { type Look, usualLook } from '../defaults/look.ts'
import {
  colourNames,
  densities,
  headingWeights,
  radiiOf,
  type SystemFont,
  spaces,
  systemFonts,
  typeSizes,
} from '../defaults/lookTokens.ts'

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
    // Filled with what is written in elsewhere; what stands on it stays.
    const fill = name === 'danger' ? [`--danger-fill:light-dark(${light},${dark})`] : []
    const ring = name === 'action-text' ? [`--action-ring:light-dark(${ringOf(light)},${ringOf(dark)})`] : []
    return [`--${name}:light-dark(${light},${dark})`, ...ring, ...fill]
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
  const size = typeSizes[look.typeSize]
  const weight = headingWeights[look.headingWeight]
  const type = [
    ...(!isWhole && size === 1 ? [] : [`font-size:${size * 100}%`]),
    ...(!isWhole && weight === 1 ? [] : [`--display-weight:${weight}`]),
  ]
  const rules = [...colours, ...radii, ...distances, ...fonts, ...type]
  // Above the usual tokens, whichever of the two style sheets comes first.
  const tokens = rules.length === 0 ? '' : `${display.face}${text.face}:root:root{${rules.join(';')}}\n`
  return tokens + darkLogo(look)
}

/** Shows the logo of the dark scheme in the place of the other one, whether somebody chose the scheme or their system did. */
function darkLogo({ logo, logoDark }: Look): string {
  if (logo === null || logoDark === null) return ''
  const rule = (root: string) => `${root} img[src='${lookFilePath(logo)}']{content:url('${lookFilePath(logoDark)}')}`
  return `${rule(':root[data-scheme=dark]')}\n@media (prefers-color-scheme:dark){${rule(':root:not([data-scheme=light])')}}\n`
}

/** Names a style sheet by its content. */
export const lookVersion = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 16)
