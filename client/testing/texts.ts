import { parse } from '@formatjs/icu-messageformat-parser'
import type { Language } from '../intl/languages.ts'
import type { Texts } from '../intl/texts.ts'

const sources = import.meta.glob<Record<string, string>>('../**/texts/{de,en}.json', {
  eager: true,
  import: 'default',
})

/** Every text of a language, compiled as the build does it. */
function compiled(language: Language): Texts {
  const texts = Object.entries(sources).flatMap(([path, source]) =>
    path.endsWith(`/${language}.json`) ? Object.entries(source) : [],
  )
  return Object.fromEntries(texts.map(([key, text]) => [key, parse(text, { captureLocation: false })]))
}

export const allTexts: Record<Language, Texts> = { de: compiled('de'), en: compiled('en') }
