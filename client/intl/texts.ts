import type { MessageFormatElement } from 'react-intl'
import type { Language } from './languages.ts'
import type { TextFolder } from './messageIds.ts'

/** Compiled by the build: each text is the list of its parts. */
export type Texts = Record<string, MessageFormatElement[]>

/** How files of texts are loaded, by their paths from the root (`/client/domains/cart/texts/de.json`). */
export type TextLoaders = Record<string, () => Promise<{ default: object }>>

/** Source file of what every page says; it is never named by a route or a layout. */
const everyPage = (language: Language): string => `client/texts/${language}.ts`

/** The source files of the texts of `folders` and of every page, by which the server finds their chunks. */
export function textSources(language: Language, folders: readonly TextFolder[]): string[] {
  return [everyPage(language), ...folders.map(folder => `client/${folder}/texts/${language}.json`)]
}

/** Brings what the shop says in words of its own; null where it says nothing so. */
export type OwnTexts = (() => Promise<Texts>) | null

/** Loads files of texts into `texts`, which grows and is never replaced; the shop's own words stand before the usual ones. */
export async function loadTexts(
  loaders: TextLoaders,
  sources: readonly string[],
  texts: Texts,
  ownTexts: OwnTexts = null,
): Promise<void> {
  const [modules, own] = await Promise.all([
    Promise.all(sources.map(source => loaders[`/${source}`]?.())),
    ownTexts?.() ?? null,
  ])
  for (const [at, module] of modules.entries()) {
    if (!module) throw new Error(`No texts in ${sources[at]}`)
    Object.assign(texts, module.default)
  }
  if (own) replaceTexts(texts, own)
}

/** Puts own words in the place of usual ones that are there; answers those that it put. */
export function replaceTexts(texts: Texts, own: Texts): Texts {
  const said = Object.fromEntries(Object.entries(own).filter(([id]) => Object.hasOwn(texts, id)))
  Object.assign(texts, said)
  return said
}
