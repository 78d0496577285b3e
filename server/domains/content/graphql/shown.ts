import { batched } from '../../../api/batched.ts'
import type { RequestContext } from '../../../api/context.ts'
import { addDays, startOfDay } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import {
  documentsOf,
  type ListAsked,
  listedEntries,
  type ShownEntry,
  shownByKeys,
  shownEntriesOf,
  type Translation,
  translationsOf,
} from '../queries/published.ts'
import { knownBlocks } from '../rules/blockTypes.ts'
import type { StandingKey } from '../rules/content.ts'
import { type Block, type BlockAttrs, type Document, isShownIn } from '../rules/document.ts'
import { deepestReuse } from '../rules/reuse.ts'

/** A block as it is drawn: of which text what language is meant, and within which other block it lies. */
export type ShownBlock<Props = Readonly<Record<string, unknown>>> = {
  readonly id: string
  readonly type: string
  readonly typename: string
  readonly parentId: string | null
  readonly slot: number | null
  readonly props: Props
  readonly attrs: BlockAttrs
  readonly language: Language
}

/** Blocks of one page, with those of reusable entries in it. */
const mostShownBlocks = 1000

const asked = ({ now }: RequestContext, language: Language) => ({ language, now: now() })

/** Loads an entry as visitors see it in a language, by `language id`; null where they see none. */
const loadShown = batched<ShownEntry>(async (context, keys) => {
  const found = new Map<string, ShownEntry>()
  for (const [language, of] of Map.groupBy(keys, key => key.slice(0, 2) as Language)) {
    const ids = of.map(key => key.slice(3))
    const rows = await shownEntriesOf(context.database.drizzle, ids, asked(context, language))
    for (const row of rows) found.set(`${language} ${row.id}`, row)
  }
  return found
})
export const loadShownEntry = (context: RequestContext, id: string, language: Language): Promise<ShownEntry | null> =>
  loadShown(context, `${language} ${id}`)

/** Loads a standing page in the language of the request; null where it is not published. */
export const loadStanding = batched<ShownEntry>(async (context, keys) => {
  const rows = await shownByKeys(
    context.database.drizzle,
    keys as readonly StandingKey[],
    asked(context, context.language),
  )
  return new Map(rows.map(row => [row.key!, row]))
})

/** From when on events are still to be seen: those of today are, however late it is. */
export async function eventsSince(context: RequestContext): Promise<Date> {
  const settings = await settingsOf(context)
  const { timeZone } = shopSettings.of(settings)
  return startOfDay(addDays(shopDay(settings, context.now()), 0), timeZone)
}

/** Loads a list of entries, as blocks show them, by what is asked for. */
export const loadListed = batched<readonly ShownEntry[]>(async (context, texts) => {
  const since = await eventsSince(context)
  const found = new Map<string, readonly ShownEntry[]>()
  for (const text of texts) {
    const { language, ...list } = JSON.parse(text) as ListAsked & { readonly language: Language }
    found.set(text, await listedEntries(context.database.drizzle, list, { ...asked(context, language), since }))
  }
  return found
})

const loadDocument = batched<Document>(({ database }, ids) => documentsOf(database.drizzle, ids))

/** The document of an entry, loaded where it was left out. */
export async function documentOf(context: RequestContext, entry: ShownEntry): Promise<Document> {
  if (entry.content.document) return entry.content.document
  const document = entry.publicationId === null ? null : await loadDocument(context, entry.publicationId)
  return document ?? { blocks: [] }
}

/** Loads where an entry is seen now, in each language. */
export const loadTranslations = batched<readonly Translation[]>(async ({ database, now }, ids) => {
  const rows = await translationsOf(database.drizzle, ids, now())
  return Map.groupBy(rows, row => row.entryId)
})

type Inside = {
  readonly parentId: string | null
  readonly slot: number | null
  /** Goes before the ids of blocks that come from a reusable entry, for it may be there twice. */
  readonly prefix: string
  readonly depth: number
}
export const onTop: Inside = { parentId: null, slot: null, prefix: '', depth: 0 }

export type Showing = {
  readonly context: RequestContext
  readonly language: Language
  /** Whether blocks are shown that have nothing in them yet, as editors see them. */
  readonly keepsEmpty: boolean
  /** How many blocks may still be drawn, for all of the page: reusable ones in reusable ones would multiply. */
  readonly left: { blocks: number }
}

/** What is to be drawn of one page, with room for as many blocks as a page may show. */
export const showing = (of: Omit<Showing, 'left'>): Showing => ({ ...of, left: { blocks: mostShownBlocks } })

/** All blocks of a document that readers of a language see, in its order, each behind the one that it lies in; those of
 *  reusable entries stand in their place. One statement for each level of these. */
export async function shownBlocks(page: Showing, { blocks }: Document, inside: Inside = onTop): Promise<ShownBlock[]> {
  const parts = await Promise.all(blocks.map(block => shownBlock(page, block, inside)))
  return parts.flat()
}

async function shownBlock(page: Showing, block: Block, inside: Inside): Promise<ShownBlock[]> {
  const { language, keepsEmpty } = page
  const type = knownBlocks().get(block.type)
  if (!type || (!isShownIn(block, language) && !keepsEmpty)) return []
  if (!keepsEmpty && type.isEmpty(block.props)) return []
  if (page.left.blocks === 0) return []
  page.left.blocks -= 1
  const { type: name, props, attrs } = block
  const id = `${inside.prefix}${block.id}`
  const shown: ShownBlock = {
    ...{
      id,
      type: name,
      typename: type.typename,
      parentId: inside.parentId,
      slot: inside.slot,
      props,
      attrs,
      language,
    },
  }
  const slots = await Promise.all(
    (block.slots ?? []).map((slot, at) => shownBlocks(page, { blocks: slot }, { ...inside, parentId: id, slot: at })),
  )
  return [shown, ...slots.flat(), ...(await reusedBlocks(page, block, { ...inside, parentId: id, slot: 0 }))]
}

/** What a reusable block brings along: what visitors see of that entry. */
async function reusedBlocks(page: Showing, { type, props, id }: Block, inside: Inside): Promise<ShownBlock[]> {
  if (type !== 'reusable' || typeof props.entry !== 'string' || inside.depth >= deepestReuse) return []
  if (page.left.blocks === 0) return []
  const entry = await loadShownEntry(page.context, props.entry, page.language)
  if (entry?.kind !== 'reusable') return []
  const document = await documentOf(page.context, entry)
  const below = { ...inside, prefix: `${inside.prefix}${id}.`, depth: inside.depth + 1 }
  return shownBlocks({ ...page, keepsEmpty: false }, document, below)
}
