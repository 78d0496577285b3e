import type { Language } from '../../../kit/languages.ts'
import type { MenuEntry, MenuLink } from '../settings.ts'

/** A link as readers of one language see it. */
export type ShownLink = { readonly label: string; readonly href: string }
export type ShownEntry = ShownLink & { readonly children: readonly ShownLink[] }

type Texts = { readonly de: string; readonly en?: string | null | undefined }

/** What is said in a language itself: menus are made per language, so what nobody translated is no part of the other. */
const said = (texts: Texts, language: Language): string => (language === 'en' ? (texts.en ?? '') : texts.de).trim()

/** The links that a language has. */
export const shownLinks = (links: readonly MenuLink[], language: Language): ShownLink[] =>
  links.flatMap(({ label, href }) => {
    const text = said(label, language)
    return text === '' ? [] : [{ label: text, href: (language === 'en' && href.en) || href.de }]
  })

/** The same with those below them. */
export const shownEntries = (entries: readonly MenuEntry[], language: Language): ShownEntry[] =>
  entries.flatMap(entry =>
    shownLinks([entry], language).map(link => ({ ...link, children: shownLinks(entry.children, language) })),
  )

/** Columns with what stands in them; those of which nothing is left are none. */
export const shownColumns = (
  columns: readonly { readonly title: Texts; readonly links: readonly MenuLink[] }[],
  language: Language,
): { title: string; links: ShownLink[] }[] =>
  columns
    .map(({ title, links }) => ({ title: said(title, language), links: shownLinks(links, language) }))
    .filter(({ title, links }) => title !== '' && links.length > 0)
