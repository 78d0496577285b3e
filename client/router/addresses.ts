import type { Language } from '../intl/languages.ts'

/** What visitors see instead of the first word of an address, by the word that routes know; `former`: what they saw before. */
export type Addresses = Readonly<
  Record<string, { readonly de: string; readonly en: string; readonly former?: readonly string[] }>
>

export const noAddresses: Addresses = {}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A path without language, its first word replaced by what `named` says of it. */
function renamed(path: string, named: (word: string) => string | null): string {
  const match = /^\/([^/?#]+)(.*)$/s.exec(path)
  const word = match && named(match[1]!)
  return word === null ? path : `/${word}${match![2]}`
}

/** A path as routes know it, in whichever language it is named. The same is done in `server/domains/site/rules/addresses.ts`. */
export const insidePath = (addresses: Addresses, path: string): string =>
  renamed(path, word => {
    for (const [inside, { de, en, former = [] }] of Object.entries(addresses))
      if ([inside, de, en, ...former].some(each => isSame(each, word))) return inside
    return null
  })

/** A path as visitors see it in a language. */
export const shownPath = (addresses: Addresses, path: string, language: Language): string =>
  renamed(insidePath(addresses, path), word => addresses[word]?.[language] ?? null)
