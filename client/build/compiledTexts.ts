import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/**
 * Compiles the ICU messages of each `texts/{de,en}.json` of the client while building, so that no visitor downloads or runs the
 * message parser. Each text becomes the list of parts that react-intl formats.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/client\/.+\/texts\/(?:de|en)\.json$/.test(id)) return undefined
      const texts = JSON.parse(code) as Record<string, string>
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, parse(text, { captureLocation: false })]),
      )
      return { code: JSON.stringify(compiled), map: null }
    },
  }
}
