import type { Plugin } from 'vite'

/** Pixels that a browser's usual size of type is. */
const usualPixels = 16

const rem = (pixels: string): string => `${Number((Number(pixels) / usualPixels).toFixed(5))}rem`

/** Sizes of type that a style sheet says in pixels, in `font-size` and `font`. */
const declaration = /(?<=[{;\s])(font(?:-size)?)(\s*:\s*)([^;}]+)/g
const pixels = /(?<![\w.-])(\d*\.?\d+)px\b/g
/** The weight with which `font` begins. */
const weight = /^(\d{3})(?=\s)/

/**
 * Lets type follow its surroundings. Style sheets say sizes in pixels, as they are designed; what is built says them in `rem`,
 * so that they follow the browser's own setting and the look of the shop. Weights of what is set in the display font follow
 * `--display-weight`, 1 as a rule.
 */
export function scaled(css: string): string {
  return css.replace(declaration, (_all, property: string, between: string, value: string) => {
    const sized = value.replace(pixels, (_pixels, size: string) => rem(size))
    const isDisplay = property === 'font' && value.includes('--font-display')
    return `${property}${between}${isDisplay ? sized.replace(weight, 'calc($1 * var(--display-weight, 1))') : sized}`
  })
}

export function scalableType(): Plugin {
  return {
    name: 'scalable-type',
    enforce: 'pre',
    transform: (code, id) => (/\/client\/.*\.css$/.test(id) ? { code: scaled(code), map: null } : undefined),
  }
}
