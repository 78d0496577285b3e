import type { Plugin } from 'vite'
import { colours, measures } from '../ui/theme/tokens.ts'

const publicId = 'virtual:tokens.css'
const resolvedId = '\0virtual:tokens.css'

/**
 * The tokens as CSS custom properties on `:root`.
 *
 * `light-dark()` follows `color-scheme`, so a stored choice only has to set that one property through `data-scheme`.
 */
export function tokenStyles(): string {
  const pairs = Object.entries(colours).map(([name, [light, dark]]) =>
    light === dark ? `--${name}:${light};` : `--${name}:light-dark(${light},${dark});`,
  )
  const single = Object.entries(measures).map(([name, value]) => `--${name}:${value};`)
  return [
    `:root{color-scheme:light dark;${pairs.join('')}${single.join('')}}`,
    ':root[data-scheme=light]{color-scheme:light}',
    ':root[data-scheme=dark]{color-scheme:dark}',
    // Colours may still change softly; nothing moves.
    '@media (prefers-reduced-motion:reduce){:root{--time-menu:0ms;--time-slide:0ms}}',
  ].join('\n')
}

/** Serves the style sheet `virtual:tokens.css`. */
export function tokensCss(): Plugin {
  return {
    name: 'tokens-css',
    resolveId: id => (id === publicId ? resolvedId : undefined),
    load: id => (id === resolvedId ? tokenStyles() : undefined),
  }
}
