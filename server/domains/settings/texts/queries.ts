import { parse } from '@formatjs/icu-messageformat-parser'
import { and, eq } from 'drizzle-orm'
import { type Language, languages } from '../../../kit/languages.ts'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { alongFalling } from '../../../platform/sorting.ts'
import type { Reader } from '../../../platform/statements.ts'
import { auditEntries } from '../../../platform/tables.ts'
import { knownOwnTexts, noOwnTexts, type OwnTexts, takeOwnTexts } from '../../../texts/ownTexts.ts'
import { serverTexts } from '../../../texts/texts.ts'
import type { Settings } from '../rules.ts'
import { ownTexts } from '../tables.ts'
import { type TextKind, type UsualText, usualTexts } from './catalogue.ts'
import { folded, placeholdersOf } from './rules.ts'
import { textsState } from './settings.ts'

/** Everything that the shop says in words of its own. */
async function readOwnTexts(reader: Reader): Promise<OwnTexts['texts']> {
  const rows = await reader.select().from(ownTexts)
  const of = (language: Language) =>
    Object.fromEntries(rows.flatMap(row => (row.language === language ? [[row.id, row.text] as const] : [])))
  return { de: of('de'), en: of('en') }
}

/** The shop's own texts as these settings name them; read only where this process knows others. */
export async function ownTextsOf(reader: Reader, settings: Settings): Promise<OwnTexts> {
  const { version } = textsState.of(settings)
  const known = knownOwnTexts()
  if (known.version === version) return known
  const read = version === '' ? noOwnTexts : { version, texts: await readOwnTexts(reader) }
  takeOwnTexts(read)
  return read
}

type Compiled = Readonly<Record<string, unknown>>
const compiled = new WeakMap<OwnTexts, Readonly<Record<Language, Compiled>>>()

/** Own texts of the client as its build compiles texts; what no longer can be read is left out. */
export function compiledOwnTexts(own: OwnTexts, language: Language): Compiled {
  const known = compiled.get(own)
  if (known) return known[language]
  const of = (each: Language): Compiled =>
    Object.fromEntries(
      Object.entries(own.texts[each]).flatMap(([id, text]) =>
        Object.hasOwn(serverTexts.de, id) ? [] : [[id, parse(text, { captureLocation: false })] as const],
      ),
    )
  const made = { de: of('de'), en: of('en') }
  compiled.set(own, made)
  return made[language]
}

/** The same of what this process knows now. */
export const ownTextsNow = (language: Language): Compiled => compiledOwnTexts(knownOwnTexts(), language)

/** A text with what stands for it. */
export type ShopText = UsualText & { readonly own: Readonly<Record<Language, string | null>> }

export type TextFilter = {
  /** Words of which each is part of the id or of a text, the shop's own included. */
  readonly search?: string | null
  readonly tab?: TextTab | null
  readonly area?: string | null
}
const textTabs = ['all', 'own', 'shop', 'admin', 'mail'] as const
export type TextTab = (typeof textTabs)[number]

const isOwn = ({ own }: ShopText): boolean => languages.some(language => own[language] !== null)

const isIn = (text: ShopText, tab: TextTab): boolean =>
  tab === 'all' || (tab === 'own' ? isOwn(text) : text.kind === tab)

async function allTexts(reader: Reader): Promise<ShopText[]> {
  const [usual, own] = await Promise.all([usualTexts(), readOwnTexts(reader)])
  return [...usual.values()].map(text => ({
    ...text,
    own: { de: own.de[text.id] ?? null, en: own.en[text.id] ?? null },
  }))
}

const kindOrder: readonly TextKind[] = ['shop', 'mail', 'admin']

async function foundTexts(reader: Reader, viewer: Viewer, { search, area }: TextFilter): Promise<ShopText[]> {
  if (!mayRead(viewer, 'settings')) return []
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const all = await allTexts(reader)
  return all.filter(text => {
    if (area && text.area !== area) return false
    const ownWords = isOwn(text) ? folded(`${text.own.de ?? ''}\n${text.own.en ?? ''}`) : ''
    return words.every(word => text.sought.includes(word) || ownWords.includes(word))
  })
}

/** Texts, the shop's own first, then by place and id. */
export async function browseTexts(
  reader: Reader,
  viewer: Viewer,
  filter: TextFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ShopText[]> {
  const found = (await foundTexts(reader, viewer, filter)).filter(text => isIn(text, filter.tab ?? 'all'))
  const keyOf = (text: ShopText) => `${isOwn(text) ? 0 : 1}${kindOrder.indexOf(text.kind)} ${text.area} ${text.id}`
  return found
    .map(text => [keyOf(text), text] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(offset, offset + limit)
    .map(([, text]) => text)
}

/** How many texts are in each tab under the filter. */
export async function countTextTabs(
  reader: Reader,
  viewer: Viewer,
  filter: TextFilter,
): Promise<Readonly<Record<TextTab, number>>> {
  const found = await foundTexts(reader, viewer, filter)
  const counted = textTabs.map(tab => [tab, found.filter(text => isIn(text, tab)).length] as const)
  return Object.fromEntries(counted) as Record<TextTab, number>
}

/** A text by its id; null where the product says no such. */
export async function knownText(reader: Reader, id: string): Promise<ShopText | null> {
  const usual = (await usualTexts()).get(id)
  if (!usual) return null
  const rows = await reader.select().from(ownTexts).where(eq(ownTexts.id, id))
  const own = (language: Language) => rows.find(row => row.language === language)?.text ?? null
  return { ...usual, own: { de: own('de'), en: own('en') } }
}

/** The parts of the product that say something, each with its name in the code, in their order. */
export async function textAreas(): Promise<string[]> {
  return [...new Set([...(await usualTexts()).values()].map(({ area }) => area))].sort()
}

/** What a text wants to be told, as people write it: `{name}`, `<link>`. */
export const writtenPlaceholders = (text: ShopText): string[] =>
  placeholdersOf(text.usual.de).map(({ name, kind }) => (kind === 'tag' ? `<${name}>` : `{${name}}`))

/** A change of a text: who made it and when, and the words before and after by language, null for the usual ones. */
export type TextChange = {
  readonly id: string
  readonly at: Date
  readonly actorName: string | null
  readonly isUndo: boolean
  readonly fields: readonly {
    readonly language: Language
    readonly before: string | null
    readonly after: string | null
  }[]
}

const MOST_CHANGES = 50

/** The latest changes of a text, the latest first. They are kept in the audit log. */
export async function changesOfText(reader: Reader, id: string): Promise<TextChange[]> {
  const rows = await reader
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, 'text'), eq(auditEntries.subjectName, id)))
    .orderBy(...alongFalling('desc', auditEntries.at, auditEntries.id))
    .limit(MOST_CHANGES)
  return rows.map(({ id: key, at, actorName, action, changes }) => ({
    ...{ id: key, at, actorName, isUndo: action === 'text.undone' },
    fields: languages.flatMap(language => {
      const change = changes[language] as { old?: string | null; new?: string | null } | undefined
      return change ? [{ language, before: change.old ?? null, after: change.new ?? null }] : []
    }),
  }))
}
